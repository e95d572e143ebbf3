import type { Pages } from '../../content/content.ts'
import type { DestinationGroup, Section } from '../../content/pages/types.ts'

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
    careers: {
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
      story: { title: 'How it began', paragraphs: ['We began in 2018.'] },
      mission: { title: 'Mission', text: 'Good trips.' },
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
    privacy: makeSections(11),
    terms: makeSections(3),
    whyUs: { home: [point], landing: Array.from({ length: 4 }, () => ({ ...point })) },
    affiliations: [{ sample: true, name: 'Member', body: 'An association', number: null }],
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

const makeSections = (count: number): Section[] =>
  ids('section-', count).map((id) => ({ id, title: id, paragraphs: ['Write to {email}.'] }))
