import type { Problem, Source } from '../problem.ts'
import { careerOpenings, contactQuestions, faqCategories } from './specified.ts'

const counts = {
  perks: 4,
  reviews: 5,
  testimonials: 3,
  gallery: 9,
  team: 3,
  privacy: 11,
  reasonsOnLanding: 4,
}
const minimumQuestions = 6
const founded = '2018'

/** The content pages have what the specification counts and names. */
export function checkPages({ pages, trips, brokenTrips }: Source): Problem[] {
  const problems: Problem[] = []
  const say = (page: string, field: string, message: string) =>
    problems.push({ file: `content/pages/${page}.ts`, field, message })
  const exactly = (page: string, field: string, list: unknown[], right: number) => {
    if (list.length !== right) say(page, field, `write exactly ${right} entries, there are ${list.length}`)
  }
  const some = (page: string, field: string, list: unknown[]) => {
    if (list.length === 0) say(page, field, 'write at least one entry')
  }
  const inOrder = (page: string, field: string, given: string[], right: string[]) => {
    if (given.join() !== right.join()) say(page, field, `write ${right.join(', ')} in this order`)
  }

  inOrder(
    'faq',
    'name',
    pages.faq.map(({ name }) => name),
    faqCategories,
  )
  for (const { id, items } of pages.faq) {
    const different = new Set(items.map(({ question }) => question)).size
    if (different < minimumQuestions) {
      say(
        'faq',
        `${id}.items`,
        `write at least ${minimumQuestions} different questions, there are ${different}`,
      )
    }
  }
  const { cards } = pages.contact.questions
  inOrder(
    'contact',
    'questions.cards',
    cards.map(({ title }) => title),
    contactQuestions,
  )
  const questions = new Set(pages.faq.flatMap(({ items }) => items.map(({ question }) => question)))
  cards.forEach(({ question }, i) => {
    if (questions.has(question)) return
    say(
      'contact',
      `questions.cards.${i}.question`,
      `the FAQ has no "${question}": write one of its questions`,
    )
  })
  inOrder(
    'careers',
    'openings',
    pages.careers.openings.map(({ title }) => title),
    careerOpenings,
  )
  exactly('careers', 'perks', pages.careers.perks, counts.perks)
  exactly('reviews', 'reviews', pages.reviews.reviews, counts.reviews)
  exactly('reviews', 'testimonials', pages.reviews.testimonials, counts.testimonials)
  const titles = new Set(trips.map(({ value }) => value.title))
  pages.reviews.testimonials.forEach(({ trip }, i) => {
    if (titles.has(trip) || brokenTrips.size > 0) return
    say('reviews', `testimonials.${i}.trip`, `no trip is called "${trip}": write the title of one`)
  })
  exactly('gallery', 'gallery', pages.gallery, counts.gallery)
  exactly('about', 'team', pages.about.team, counts.team)
  some('about', 'differentiators', pages.about.differentiators)
  if (!pages.about.story.paragraphs.join(' ').includes(founded)) {
    say('about', 'story.paragraphs', `say that it began in ${founded}`)
  }
  exactly('privacy', 'sections', pages.privacy.sections, counts.privacy)
  some('terms', 'sections', pages.terms.sections)
  some('why-us', 'home', pages.whyUs.home)
  exactly('why-us', 'landing', pages.whyUs.landing, counts.reasonsOnLanding)
  some('affiliations', 'affiliations', pages.affiliations)
  return problems
}
