import type { Pages } from '../../content/content.ts'
import type {
  DestinationGroup,
  HomeContent,
  LegalContent,
  ListingsContent,
} from '../../content/pages/types.ts'
import { linkedPages } from '../../content/rules/specified.ts'
import { blogTabs } from '../../domain/posts/blog-tabs.ts'

const ids = (name: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, i) => `${name}${i + from}`)

const india = 'ladakh himachal-pradesh uttarakhand rajasthan goa kerala tamil-nadu andaman'.split(' ')
const world = 'thailand singapore bali maldives dubai europe'.split(' ')
const keywords =
  'adventure beach family honeymoon budget luxury cultural wildlife pilgrimage weekend monsoon winter summer offbeat international'
const categories =
  'Booking & Payments,Trip Planning,Cancellation & Changes,During Travel,Special Requirements'.split(',')
const openings = 'Travel Consultant,Tour Manager,Digital Marketing Specialist,Customer Support Executive'

/** Pages that go with the trips of makeContent. */
export function makePages(): Pages {
  const point = { title: 'A reason', text: 'Because it is so.' }
  return {
    lists: {
      popular: ids('p', 5),
      weekend: ids('w', 4),
      honeymoon: ids('h', 8),
      international: ids('i', 5),
      offbeat: ids('o', 5),
      family: ids('f', 4),
      longWeekend: ids('lw', 6),
      ladakhBiking: ['lw6', ...ids('lb', 3)],
      ladakhSuv: ['lw3', ...ids('ls', 3)],
      treks: ids('t', 8),
      backpacking: ids('b', 8),
      customised: ids('custom', 56),
      suggested: ['idea1'],
    },
    destinations: {
      india: india.map((slug, i) => makeGroup(slug, i)),
      world: world.map((slug, i) => makeGroup(slug, i + india.length)),
    },
    keywords: keywords
      .split(' ')
      .map((keyword) => ({ keyword, relatedTerms: [`${keyword} trip`], tripIds: ['p1', 'custom1'] })),
    faq: categories.map((name, i) => ({
      id: `category-${i + 1}`,
      name,
      items: ids('Question ', 6).map((question) => ({ question, answer: 'Within {refundDays}.' })),
    })),
    faqPage: { ...words('Questions'), asked: [] },
    careers: {
      ...words('Careers'),
      openingsTitle: 'Openings',
      perksTitle: 'Perks',
      openings: openings.split(',').map((title) => ({
        id: title.toLowerCase().replaceAll(' ', '-'),
        title,
        department: 'Trips',
        location: 'New Delhi',
        type: 'Full-time',
        experience: '2 years',
        description: 'Plans trips.',
      })),
      perks: Array.from({ length: 4 }, () => ({ ...point })),
    },
    reviews: {
      sample: true,
      rating: 4.9,
      count: 300,
      reviews: ids('Guest ', 5).map((name) => ({
        name,
        location: 'Pune',
        portrait: 'asha',
        rating: 5,
        text: 'Good.',
      })),
      testimonials: ids('Guest ', 3).map((name) => ({
        name,
        trip: 'Two days round Leh p3',
        text: 'Good.',
        portrait: 'asha',
      })),
    },
    gallery: ids('photo', 9).map((id) => ({ id, picture: 'ladakh', alt: 'A road', location: 'Leh' })),
    about: {
      ...words('About'),
      differentiatorsTitle: 'Why',
      teamTitle: 'Our team',
      story: { title: 'How it began', paragraphs: ['We began in 2018.'] },
      mission: { title: 'Our mission', text: 'Good trips.' },
      differentiators: [point],
      team: ids('Member ', 3).map((name) => ({
        sample: true,
        name,
        role: 'Guide',
        text: 'Guides.',
        portrait: 'asha',
      })),
      callToAction: { title: 'Come', text: 'Along.', label: 'Write', href: '/contact' },
    },
    contact: {
      ...words('Get in Touch'),
      form: point,
      chat: point,
      outsideHours: 'We answer when the office opens.',
      offices: { title: 'Offices' },
      seller: point,
      map: point,
      questions: {
        title: 'Questions',
        more: 'More',
        cards: ['Booking', 'Payment methods', 'Cancellation policy', 'Trip customisation'].map((title) => ({
          title,
          question: 'Question 1',
        })),
      },
    },
    contactLanding: {
      ...words('Plan'),
      form: { title: 'Get Your FREE Travel Plan', text: 'Tell us.' },
      steps: ['You ask', 'We answer'],
      reasonsTitle: 'Why Choose Us',
      testimonialsTitle: 'They say',
      offer: { title: 'Limited Time Offer', text: 'Less to pay.', code: 'SUMMER15' },
    },
    privacy: makeLegal('Privacy', 11),
    terms: makeLegal('Terms', 3),
    whyUs: { home: [point], landing: Array.from({ length: 4 }, () => ({ ...point })) },
    affiliations: [{ sample: true, name: 'Member', body: 'An association', number: null }],
    companyNumbers: { reviews: 300, travelers: 5000, destinations: 80, years: 8 },
    home: makeHome(),
    holidays: [{ day: '2026-12-25', name: 'Christmas', checkedOn: '2026-05-20' }],
    listings: makeListings(),
    backpacking: {
      ...words('Backpacking'),
      tripsTitle: 'Where to',
      reasonsTitle: 'Why',
      reasons: Array.from({ length: 4 }, () => ({ ...point })),
    },
    atlas: {
      ...words('Destinations'),
      world: { title: 'The world', text: 'And beyond.' },
      places: {
        North: [
          {
            name: 'Ladakh',
            pin: 'leh',
            group: 'ladakh',
            within: [{ name: 'Nubra', pin: 'hunder', words: ['Hunder'] }],
          },
        ],
        South: [],
        East: [],
        West: [],
      },
    },
    compare: { ...words('Compare'), questions: [{ question: 'By bike or by car?', ids: ['lw6', 'lw3'] }] },
    newsletter: {
      ...words('Newsletter'),
      promise: 'Know first.',
      points: [],
      letter: { title: 'A letter', text: 'A sample.', subject: 'On sale', departures: 'Departures' },
    },
    blog: {
      title: 'Travel Blog',
      intro: 'What we write.',
      tabs: Object.fromEntries(
        Object.keys(blogTabs).map((tab) => [tab, { intro: 'Some posts.', description: 'Posts.' }]),
      ) as Pages['blog']['tabs'],
    },
    linkPhrases: Object.fromEntries(linkedPages.map((path) => [path, [`words of ${path}`]])),
    moved: {
      '/family': '/family-tours',
      '/honeymoon': '/honeymoon-packages',
      '/custom-trip': '/#customised-trips',
    },
    emergency: { India: [{ what: 'Police, ambulance, fire', number: '112' }] },
  }
}

function makeGroup(slug: string, place: number): DestinationGroup {
  return {
    slug,
    name: slug,
    intro: 'A place.',
    bestMonths: 'May',
    scene: 'ladakh',
    groupTours: ['p1'],
    customTrips: ids('custom', 4, place * 4 + 1),
  }
}

const makeLegal = (title: string, count: number): LegalContent => ({
  ...words(title),
  updated: '2026-11-16',
  inShort: ['Write to {email}.'],
  sections: ids('section-', count).map((id) => ({ id, title: id, paragraphs: ['Write to {email}.'] })),
})

function words(title: string) {
  return { title, intro: 'What stands here.', description: 'What stands there.' }
}

const titles: Record<keyof ListingsContent, string> = {
  india: 'All India Tour Packages',
  popular: 'Popular Trips',
  offbeat: 'Off-Beat Destinations',
  'family-tours': 'Family Tours & Packages',
  weekends: 'Short Trips',
  world: 'International Tours',
  'long-weekend-trips': 'Long Weekend & Festive Special',
  'honeymoon-packages': 'Honeymoon Packages',
  ladakh: 'Ladakh Trips',
  treks: 'Himalayan Treks',
  customized: 'As you like it',
}

function makeListings(): ListingsContent {
  return Object.fromEntries(
    Object.entries(titles).map(([slug, title]) => [slug, words(title)]),
  ) as ListingsContent
}

function makeHome(): HomeContent {
  const section = () => ({ title: 'Trips', text: 'Some trips.', more: { to: '/india', label: 'See all' } })
  const tab = (id: string, text = 'Some trips.') => ({ id, label: id, text })
  const card = (title: string, subtitle: string, to: string) => ({ title, subtitle, text: 'Come along', to })
  return {
    intro: 'Trips of all kinds.',
    categories: {
      backpacking: card('Backpacking Trips', '5+ days', '/backpacking'),
      weekend: card('Weekend Trips', '2-3 days', '/weekends'),
      treks: card('Himalayan Treks', 'On foot', '/treks'),
      customized: card('Customized Trips', 'Your dates', '/custom-trip'),
    },
    sections: {
      longWeekend: section(),
      popular: section(),
      states: section(),
      customised: { ...section(), text: '{customisedTrips} plans and {suggestedTrips} ideas.' },
      offbeat: section(),
      family: section(),
      honeymoon: section(),
      weekend: section(),
      international: section(),
      regions: {
        ...section(),
        tabs: {
          North: tab('north', '{northTrips} trips.'),
          South: tab('south'),
          East: tab('east'),
          West: tab('west'),
        },
      },
      ladakh: { ...section(), tabs: { ladakhBiking: tab('biking'), ladakhSuv: tab('suv') } },
      testimonials: { title: 'They say' },
      whyUs: { title: 'Why us', text: 'Some reasons.' },
      gallery: { title: 'Pictures', text: 'Some pictures.' },
      affiliations: { title: 'Papers', text: 'Some papers.' },
    },
    contact: {
      title: 'Ask',
      email: { title: 'Email Us', text: 'At any hour.' },
      call: { title: 'Call Us', text: 'Mon-Fri 9am to 6pm', outside: 'Write to us.' },
      visit: { title: 'Visit Us' },
    },
  }
}
