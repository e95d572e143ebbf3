import { testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkPageFields } from './page-fields.ts'

const into = (target: object | undefined, fields: object) => Object.assign(target ?? {}, fields)

testAccepted([checkPageFields], [['pages as they should be', () => {}]])

testCaught(
  [checkPageFields],
  [
    [
      'an average above five stars',
      ({ pages }) => into(pages.reviews, { rating: 5.1 }),
      'content/pages/reviews.ts: rating: write 5 or less, not 5.1',
    ],
    [
      'a review above five stars',
      ({ pages }) => into(pages.reviews.reviews[0], { rating: 6 }),
      'content/pages/reviews.ts: reviews.0.rating: write 5 or less, not 6',
    ],
    [
      'a review of nobody',
      ({ pages }) => into(pages.reviews.reviews[1], { name: ' ' }),
      'content/pages/reviews.ts: reviews.1.name: write at least 1 characters',
    ],
    [
      'two photos with one id',
      ({ pages }) => into(pages.gallery[1], { id: 'photo1' }),
      'content/pages/gallery.ts: id: "photo1" stands here twice: give one of the two another',
    ],
    [
      'a photo without words for those who do not see it',
      ({ pages }) => into(pages.gallery[2], { alt: '' }),
      'content/pages/gallery.ts: 2.alt: write at least 1 characters',
    ],
    [
      'two openings with one id',
      ({ pages }) => into(pages.careers.openings[1], { id: pages.careers.openings[0]?.id }),
      'content/pages/careers.ts: id: "travel-consultant" stands here twice',
    ],
    [
      'an opening with an id that no address can hold',
      ({ pages }) => into(pages.careers.openings[1], { id: 'Tour Manager' }),
      'content/pages/careers.ts: openings.1.id: use lower-case letters, digits and single dashes',
    ],
    [
      'two FAQ categories with one id',
      ({ pages }) => into(pages.faq[1], { id: 'category-1' }),
      'content/pages/faq.ts: id: "category-1" stands here twice',
    ],
    [
      'a question without an answer',
      ({ pages }) => into(pages.faq[0]?.items[0], { answer: undefined }),
      'content/pages/faq.ts: 0.items.0.answer: write a text in quotes, not undefined',
    ],
    [
      'a term that is a number',
      ({ pages }) => into(pages.keywords[0], { relatedTerms: [7] }),
      'content/pages/keywords.ts: 0.relatedTerms.0: write a text in quotes, not 7',
    ],
    [
      'two destinations at one address',
      ({ pages }) => into(pages.destinations.india[1], { slug: 'ladakh' }),
      'content/pages/destinations.ts: slug: "ladakh" stands here twice',
    ],
    [
      'two sections with one id',
      ({ pages }) => into(pages.privacy.sections[1], { id: 'section-1' }),
      'content/pages/privacy.ts: id: "section-1" stands here twice',
    ],
    [
      'an unknown field',
      ({ pages }) => into(pages.whyUs.home[0], { icon: 'sun' }),
      'content/pages/why-us.ts: home.0.icon: there is no such field: remove it',
    ],
    [
      'an affiliation that does not say whether it is a sample',
      ({ pages }) => into(pages.affiliations[0], { sample: 'yes' }),
      'content/pages/affiliations.ts: 0.sample: write true or false, not "yes"',
    ],
    [
      'a listing without a description',
      ({ pages }) => into(pages.listings.treks, { description: undefined }),
      'content/pages/listings.ts: treks.description: write a text in quotes, not undefined',
    ],
    [
      'a listing that is missing',
      ({ pages }) => Reflect.deleteProperty(pages.listings, 'world'),
      'content/pages/listings.ts: world: this field is missing: add it',
    ],
    [
      'a section of the home page without its link',
      ({ pages }) => into(pages.home.sections.offbeat, { more: undefined }),
      'content/pages/home.ts: sections.offbeat.more: write an object with its fields in curly brackets',
    ],
    [
      'a number that is a text',
      ({ pages }) => into(pages.companyNumbers, { years: '8+' }),
      'content/pages/company-numbers.ts: years: write a number without quotes, not "8+"',
    ],
    [
      'a place of the map without a pin',
      ({ pages }) => into(pages.atlas.places.North[0], { pin: undefined }),
      'content/pages/atlas.ts: places.North.0.pin: write a text in quotes, not undefined',
    ],
    [
      'a page that nobody introduces',
      ({ pages }) => into(pages.compare, { intro: ' ' }),
      'content/pages/compare.ts: intro: write at least 1 characters',
    ],
  ],
)
