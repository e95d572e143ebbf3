import type { Problem, Source } from '../problem.ts'
import {
  blogTitle,
  callHours,
  categoryCards,
  companyNumbers,
  contactCards,
  headings,
  listingSlugs,
  listingTitles,
} from './specified.ts'

const reasonsToBackpack = 4

/** Titles, cards and numbers that the specification gives stand in the pages as it writes them. */
export function checkPageWords({ pages }: Source): Problem[] {
  const problems: Problem[] = []
  const expect = (page: string, field: string, right: string | number | null | undefined, given: unknown) => {
    if (right === null || right === undefined || right === given) return
    const message = `the specification says ${right}: write that, not ${given ?? 'nothing'}`
    problems.push({ file: `content/pages/${page}.ts`, field, message })
  }
  for (const slug of listingSlugs)
    expect('listings', `${slug}.title`, listingTitles[slug], pages.listings[slug]?.title)
  for (const [name, right] of Object.entries(companyNumbers))
    expect('company-numbers', name, right, pages.companyNumbers[name as keyof typeof companyNumbers])
  for (const [slug, right] of Object.entries(categoryCards)) {
    const card = pages.home.categories[slug as keyof typeof categoryCards]
    expect('home', `categories.${slug}.title`, right.title, card?.title)
    expect('home', `categories.${slug}.subtitle`, right.subtitle, card?.subtitle)
    expect('home', `categories.${slug}.to`, right.to, card?.to)
  }
  for (const [name, right] of Object.entries(contactCards))
    expect(
      'home',
      `contact.${name}.title`,
      right,
      pages.home.contact[name as keyof typeof contactCards]?.title,
    )
  expect('home', 'contact.call.text', callHours, pages.home.contact.call?.text)
  for (const [page, field, right] of headings) expect(page, field, right, textAt(pages, page, field))
  expect('blog', 'title', blogTitle, pages.blog.title)
  const reasons = pages.backpacking.reasons.length
  if (reasons !== reasonsToBackpack) {
    const message = `write exactly ${reasonsToBackpack} entries, there are ${reasons}: each has its icon`
    problems.push({ file: 'content/pages/backpacking.ts', field: 'reasons', message })
  }
  return problems
}

function textAt(pages: Source['pages'], page: string, field: string): unknown {
  const name = page.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return field
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      pages[name as keyof typeof pages],
    )
}
