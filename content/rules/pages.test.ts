import { inBody, testCaught, tripIn } from '../../tests/factories/defects.ts'
import { checkPages } from './pages.ts'
import { checkTokens } from './tokens.ts'

testCaught(
  [checkPages],
  [
    ['four FAQ categories', ({ pages }) => pages.faq.pop(), 'faq.ts: name: write Booking & Payments, Trip'],
    [
      'five questions',
      ({ pages }) => pages.faq[1]?.items.pop(),
      'faq.ts: category-2.items: write at least 6 different questions, there are 5',
    ],
    [
      'three cards of questions',
      ({ pages }) => pages.contact.questions.cards.pop(),
      'contact.ts: questions.cards: write Booking, Payment methods, Cancellation policy, Trip customisation',
    ],
    [
      'a card whose question the FAQ has not',
      ({ pages }) => Object.assign(pages.contact.questions.cards[1] ?? {}, { question: 'Why?' }),
      'contact.ts: questions.cards.1.question: the FAQ has no "Why?": write one of its questions',
    ],
    [
      'three openings',
      ({ pages }) => pages.careers.openings.pop(),
      'careers.ts: openings: write Travel Consultant, Tour Manager, Digital Marketing Specialist, Customer Support Executive',
    ],
    [
      'three perks',
      ({ pages }) => pages.careers.perks.pop(),
      'careers.ts: perks: write exactly 4 entries, there are 3',
    ],
    [
      'four reviews',
      ({ pages }) => pages.reviews.reviews.pop(),
      'reviews.ts: reviews: write exactly 5 entries',
    ],
    [
      'two testimonials',
      ({ pages }) => pages.reviews.testimonials.pop(),
      'reviews.ts: testimonials: write exactly 3 entries',
    ],
    [
      'a testimonial of no trip',
      ({ pages }) => Object.assign(pages.reviews.testimonials[0] ?? {}, { trip: 'Mars' }),
      'reviews.ts: testimonials.0.trip: no trip is called "Mars": write the title of one',
    ],
    ['eight photos', ({ pages }) => pages.gallery.pop(), 'gallery.ts: gallery: write exactly 9 entries'],
    ['a team of two', ({ pages }) => pages.about.team.pop(), 'about.ts: team: write exactly 3 entries'],
    [
      'no differentiators',
      ({ pages }) => pages.about.differentiators.splice(0),
      'about.ts: differentiators: write at least one entry',
    ],
    [
      'a story without its year',
      ({ pages }) => pages.about.story.paragraphs.splice(0, 1, 'Long ago.'),
      'about.ts: story.paragraphs: say that it began in 2018',
    ],
    [
      'ten privacy sections',
      ({ pages }) => pages.privacy.sections.pop(),
      'privacy.ts: sections: write exactly 11 entries',
    ],
    [
      'no terms',
      ({ pages }) => pages.terms.sections.splice(0),
      'terms.ts: sections: write at least one entry',
    ],
    ['no reasons', ({ pages }) => pages.whyUs.home.splice(0), 'why-us.ts: home: write at least one entry'],
    [
      'three reasons',
      ({ pages }) => pages.whyUs.landing.pop(),
      'why-us.ts: landing: write exactly 4 entries',
    ],
    [
      'no affiliations',
      ({ pages }) => pages.affiliations.splice(0),
      'affiliations.ts: affiliations: write at least one entry',
    ],
  ],
)

testCaught(
  [checkTokens],
  [
    [
      'an unknown token in the terms',
      ({ pages }) => pages.terms.sections[0]?.paragraphs.push('See {refunds}.'),
      'content/pages/terms.ts: sections.section-1.paragraphs.1: there is no token {refunds}: write one of cancellationPolicy',
    ],
    [
      'an unknown token in an answer',
      ({ pages }) => Object.assign(pages.faq[0]?.items[0] ?? {}, { answer: 'See {toString}.' }),
      'content/pages/faq.ts: category-1.items.0.answer: there is no token {toString}',
    ],
    [
      'a token where none is filled in',
      inBody('Call {phone}.'),
      'posts/post-1.md: body: {phone} would be shown',
    ],
    [
      'a token in a highlight',
      (content) => tripIn(content, 'p3').highlights.splice(1, 1, 'Call {phone} from the top'),
      'trips/p3.ts: highlights.1: {phone} would be shown',
    ],
    [
      'a token in a question',
      ({ pages }) => Object.assign(pages.faq[0]?.items[0] ?? {}, { question: 'Is it {gstRate}?' }),
      'content/pages/faq.ts: category-1.items.0.question: {gstRate} would be shown',
    ],
  ],
)
