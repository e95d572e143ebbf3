import { describeDestination, longestDescription } from '#domain/site/describe-destination.ts'
import type { Problem, Source } from '../problem.ts'

/** What search engines show of a page is short enough to be shown whole. Posts are held to it by their schema, trips are cut by their page. */
export function checkDescriptions({ pages }: Source): Problem[] {
  const { listings, blog, destinations, ...others } = pages
  return [
    ...Object.entries(others).flatMap(([name, page]) =>
      'description' in page && typeof page.description === 'string'
        ? tooLong(fileOf(name), 'description', page.description)
        : [],
    ),
    ...Object.entries(listings).flatMap(([slug, { description }]) =>
      tooLong(fileOf('listings'), `${slug}.description`, description),
    ),
    ...Object.entries(blog.tabs).flatMap(([tab, { description }]) =>
      tooLong(fileOf('blog'), `tabs.${tab}.description`, description),
    ),
    // Theirs is made of their name and best months.
    ...[...destinations.india, ...destinations.world].flatMap((group) =>
      tooLong(fileOf('destinations'), `${group.slug}.bestMonths`, describeDestination(group)),
    ),
  ]
}

function fileOf(name: string): string {
  return `content/pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
}

function tooLong(file: string, field: string, description: string): Problem[] {
  const over = description.length - longestDescription
  if (over <= 0) return []
  const message = `search engines cut the description after ${longestDescription} characters: make it ${over} shorter`
  return [{ file, field, message }]
}
