import { tripPath } from '#domain/trips/trip.ts'
import type { Section } from '../pages/types.ts'
import type { Problem, Source } from '../problem.ts'
import { destinationSlugs } from './specified.ts'

/** Pages with an address of their own: the specification's route table and the readings' slugs. */
const knownPages = new Set([
  '/',
  '/contact',
  '/contact-landing',
  '/about',
  '/blog',
  '/backpacking',
  '/privacy-policy',
  '/terms',
  '/careers',
  '/faq',
  '/destinations',
  '/india',
  '/india/all-states',
  ...destinationSlugs.india.map((slug) => `/india/${slug}`),
  '/world',
  '/world/all-countries',
  ...destinationSlugs.world.map((slug) => `/world/${slug}`),
  '/popular',
  '/offbeat',
  '/family-tours',
  '/weekends',
  '/long-weekend-trips',
  '/honeymoon-packages',
  '/ladakh',
  '/treks',
  '/customized',
  '/compare',
  '/profile',
  '/my-trips',
  '/wallet',
  '/newsletter',
])

/** Links in the texts lead somewhere, and straight there. */
export function checkLinks(source: Source): Problem[] {
  const inPosts = source.posts.flatMap(({ file, value }) =>
    linksIn(value.body).flatMap((target): Problem[] => {
      const message = wrongLink(target, source)
      return message ? [{ file, field: 'body', message: `(${target}) ${message}` }] : []
    }),
  )
  const inPages = pageLinks(source).flatMap(({ file, field, target }): Problem[] => {
    const message = wrongLink(target, source)
    return message ? [{ file, field, message: `(${target}) ${message}` }] : []
  })
  return [...inPosts, ...inPages]
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(\s*<?([^)\s>]*)/g)].map(([, target = '']) => target)
}

type PageLink = { file: string; field: string; target: string }

function pageLinks({ pages }: Source): PageLink[] {
  const { href } = pages.about.callToAction
  return [
    ...(['privacy', 'terms'] as const).flatMap((name) => legalLinks(name, pages[name].sections)),
    { file: 'content/pages/about.ts', field: 'callToAction.href', target: href },
    ...Object.entries(pages.home.sections).flatMap(([name, section]) =>
      'more' in section
        ? [{ file: 'content/pages/home.ts', field: `sections.${name}.more.to`, target: section.more.to }]
        : [],
    ),
  ]
}

function legalLinks(name: string, sections: Section[]): PageLink[] {
  return sections.flatMap(({ id, paragraphs }) =>
    paragraphs.flatMap((paragraph, i) =>
      linksIn(paragraph).map((target) => ({
        file: `content/pages/${name}.ts`,
        field: `sections.${id}.paragraphs.${i}`,
        target,
      })),
    ),
  )
}

/** What to write instead of a link that does not resolve, or null. */
export function wrongLink(target: string, { tripsById, brokenTrips, posts, pages }: Source): string | null {
  if (/^(https:\/\/|mailto:|tel:|#)/.test(target)) return null
  if (!target.startsWith('/')) return 'leads nowhere: write a path from / or an https address'
  const path = target.replace(/[?#].*$/, '')
  if (knownPages.has(path)) return null
  const instead = Object.hasOwn(pages.moved, path) ? pages.moved[path] : undefined
  if (instead) return `only redirects: write ${instead}`
  const [, part, id = '', ...rest] = path.split('/')
  if (part === 'blog' && rest.length === 0) {
    return posts.some(({ value }) => value.slug === id)
      ? null
      : 'leads nowhere: write the slug of a post in content/posts'
  }
  if (/^(trip|itinerary|custom-trip|suggested)$/.test(part ?? '') && rest.length === 0) {
    const trip = tripsById.get(id)
    if (!trip) return brokenTrips.has(id) ? null : 'leads nowhere: write the id of a trip in content/trips'
    return path === tripPath(trip) ? null : `write ${tripPath(trip)}: the trip is ${trip.kind}`
  }
  return 'leads nowhere: write the path of a page, a trip or a post'
}
