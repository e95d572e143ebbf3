import { testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkLinks } from './links.ts'
import { checkPageWords } from './page-words.ts'
import { checkTokens } from './tokens.ts'

const into = (target: object | undefined, fields: object) => Object.assign(target ?? {}, fields)

testAccepted(
  [checkPageWords, checkTokens, checkLinks],
  [
    ['words as they should be', () => {}],
    [
      'another title where the specification gives none',
      ({ pages }) => into(pages.listings.customized, { title: 'Only yours' }),
    ],
  ],
)

testCaught(
  [checkPageWords],
  [
    [
      'another title of a listing',
      ({ pages }) => into(pages.listings.weekends, { title: 'Weekends' }),
      'content/pages/listings.ts: weekends.title: the specification says Short Trips: write that, not Weekends',
    ],
    [
      'a listing without words',
      ({ pages }) => Reflect.deleteProperty(pages.listings, 'ladakh'),
      'content/pages/listings.ts: ladakh.title: the specification says Ladakh Trips: write that, not nothing',
    ],
    [
      'another number of travelers',
      ({ pages }) => into(pages.companyNumbers, { travelers: 6000 }),
      'content/pages/company-numbers.ts: travelers: the specification says 5000: write that, not 6000',
    ],
    [
      'a category card with another title',
      ({ pages }) => into(pages.home.categories.customized, { title: 'Customised Trips' }),
      'content/pages/home.ts: categories.customized.title: the specification says Customized Trips',
    ],
    [
      'a category card of other days',
      ({ pages }) => into(pages.home.categories.weekend, { subtitle: '4 days' }),
      'content/pages/home.ts: categories.weekend.subtitle: the specification says 2-3 days',
    ],
    [
      'a category card that leads elsewhere',
      ({ pages }) => into(pages.home.categories.treks, { to: '/adventure' }),
      'content/pages/home.ts: categories.treks.to: the specification says /treks',
    ],
    [
      'a contact card with another title',
      ({ pages }) => into(pages.home.contact.visit, { title: 'Come by' }),
      'content/pages/home.ts: contact.visit.title: the specification says Visit Us',
    ],
    [
      'other hours to call',
      ({ pages }) => into(pages.home.contact.call, { text: 'At night' }),
      'content/pages/home.ts: contact.call.text: the specification says Mon-Fri 9am to 6pm',
    ],
    [
      'another heading of the lead form',
      ({ pages }) => into(pages.contactLanding.form, { title: 'A plan' }),
      'content/pages/contact-landing.ts: form.title: the specification says Get Your FREE Travel Plan',
    ],
    [
      'three reasons to backpack',
      ({ pages }) => pages.backpacking.reasons.pop(),
      'content/pages/backpacking.ts: reasons: write exactly 4 entries, there are 3',
    ],
  ],
)

testCaught(
  [checkTokens],
  [
    [
      'a count that there is not',
      ({ pages }) => into(pages.home.sections.popular, { text: '{popularTrips} trips.' }),
      'content/pages/home.ts: sections.popular.text: there is no token {popularTrips}: write one of northTrips',
    ],
    [
      'a fact of other pages',
      ({ pages }) => into(pages.home.sections.regions.tabs.East, { text: 'Call {phone}.' }),
      'content/pages/home.ts: sections.regions.tabs.East.text: there is no token {phone}',
    ],
    [
      'a count in another page',
      ({ pages }) => into(pages.faq[0]?.items[0], { answer: '{northTrips} trips.' }),
      'content/pages/faq.ts: category-1.items.0.answer: there is no token {northTrips}',
    ],
    [
      'a count where none is filled in',
      ({ pages }) => into(pages.listings.india, { intro: '{northTrips} trips.' }),
      'content/pages/listings.ts: india.intro: {northTrips} would be shown as it is',
    ],
  ],
)

testCaught(
  [checkLinks],
  [
    [
      'a section that leads to a redirect',
      ({ pages }) => into(pages.home.sections.family.more, { to: '/family' }),
      'content/pages/home.ts: sections.family.more.to: (/family) only redirects: write /family-tours',
    ],
  ],
)
