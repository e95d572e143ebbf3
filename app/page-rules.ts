import { filterParameters } from '#domain/listings/filter-parameters.ts'

/** How long a rendered page may be cached: until midnight in India, for the few seconds that seats stay true, or not at all. */
export type PageLifetime = 'day' | 'seats' | 'none'

export type PageRule = {
  /** The route's path as app/routes.ts writes it, from the root. */
  path: string
  keep: PageLifetime
  /** The parameters that the page reads. All others are dropped before it is rendered, so no cached page has seen one. */
  reads: readonly string[]
  /** A token or reference in the path opens a door: it is never logged, cached, or changed to small letters. */
  secret: boolean
  /** Stands in the sitemap. Pages with a name in their path are there for each thing of the catalogue, without this. */
  indexed: boolean
  /** A CDN may keep it too, with EDGE_CACHE=on. Not pages of travellers, nor those with a form of their own. */
  edge: boolean
}

type Row = { keep?: 'day' | 'seats'; reads?: readonly string[]; secret?: true; indexed?: true; edge?: true }

const listing: Row = { keep: 'seats', reads: filterParameters, edge: true }

/**
 * One row for each route of routes.ts, in the same order: the first that matches an address counts. What a row does not allow is not
 * done: a page is cached, and a parameter reaches it, only where its row says so.
 */
const rows: Record<string, Row> = {
  '/': { keep: 'seats', reads: ['search', ...filterParameters], indexed: true, edge: true },
  '/compare': { keep: 'seats', reads: ['ids', 'only'], edge: true },
  '/destinations': { keep: 'day', indexed: true, edge: true },
  '/contact': { keep: 'day', reads: ['sent'], indexed: true },
  // Its offer ends with a day.
  '/contact-landing': { keep: 'day', indexed: true },
  '/about': { keep: 'day', indexed: true, edge: true },
  '/faq': { keep: 'day', reads: ['q'], indexed: true, edge: true },
  '/careers': { keep: 'day', reads: ['opening', 'sent'], indexed: true },
  '/privacy-policy': { keep: 'day', indexed: true, edge: true },
  '/terms': { keep: 'day', indexed: true, edge: true },
  '/blog': { keep: 'day', reads: ['tab', 'page'], indexed: true, edge: true },
  '/blog/:slug': { keep: 'seats', edge: true },
  // Nothing personal stands in the HTML: the browser reads it.
  '/profile': { keep: 'day' },
  '/my-trips': { keep: 'day' },
  '/my-trips/journey': { keep: 'day' },
  '/wallet': { keep: 'day' },
  '/offline': { keep: 'day' },
  '/newsletter': { keep: 'seats', indexed: true },
  '/newsletter/:token': { secret: true },
  '/pay/return/:reference': { secret: true },
  '/v/:code': { secret: true },
  '/preview/:code': { secret: true },
  '/review/:code': { reads: ['withdraw'], secret: true },
  '/guest/:code': { reads: ['saved'], secret: true },
  '/waiting/join/:trip/:departure': { reads: ['package', 'guests'] },
  '/waiting/:code': { secret: true },
  '/dev/ui': {},
  '/dev/error/:where?': {},
  '/backpacking': { keep: 'seats', indexed: true, edge: true },
  '/india/all-states': listing,
  '/world/all-countries': listing,
  '/india/:slug': { keep: 'seats', edge: true },
  '/world/:slug': { keep: 'seats', edge: true },
  '/trip/:id': { keep: 'seats', reads: ['date', 'reviews'], edge: true },
  '/itinerary/:id': { keep: 'seats', reads: ['date', 'reviews'], edge: true },
  '/suggested/:id': { keep: 'seats', reads: ['reviews'], edge: true },
  '/custom-trip/:id': { keep: 'seats', reads: ['reviews'], edge: true },
  '/api/listings/:name?': { keep: 'seats', reads: ['search', ...filterParameters] },
  '/:category': listing,
  '/*': {},
}

export const pageRules: readonly PageRule[] = Object.entries(rows).map(([path, row]) => ({
  path,
  keep: row.secret ? 'none' : (row.keep ?? 'none'),
  reads: row.reads ?? [],
  secret: row.secret ?? false,
  indexed: row.indexed ?? false,
  edge: !row.secret && (row.edge ?? false),
}))

const patterns = pageRules.map((rule) => ({ rule, pattern: patternOf(rule.path) }))
/** Of an address that no route could have. It allows nothing. */
const noRule: PageRule = { path: '/*', keep: 'none', reads: [], secret: true, indexed: false, edge: false }

/** The rule of the page at a path; a page's data (`/trip/lw6.data`) falls under the page's own. */
export function findPageRule(pathname: string): PageRule {
  const page = pathname.endsWith('.data') ? pagePathOf(pathname) : pathname
  return patterns.find(({ pattern }) => pattern.test(page))?.rule ?? noRule
}

/** React Router asks for the data of `/` at `/_.data`, and for that of `/india` at `/india.data`. */
function pagePathOf(dataPath: string): string {
  return dataPath.endsWith('/_.data')
    ? dataPath.slice(0, -'_.data'.length)
    : dataPath.slice(0, -'.data'.length)
}

/** Routes match in any case and with or without a slash at the end, so this does too. */
function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => {
      if (part === '*') return '(?:/.*)?'
      if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
      return part === '' ? '' : `/${part}`
    })
  return new RegExp(`^${parts.join('')}/?$`, 'i')
}
