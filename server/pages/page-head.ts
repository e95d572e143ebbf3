import type { Site } from '#domain/site/site.ts'
import type { Json, StructuredNode } from './structured/structured-node.ts'

/** What stands in the head of a page: for search engines, and for where a link to it is shared. */
export type PageHead = {
  title: string
  description?: string
  /** The whole address under which search engines know the page. */
  canonical?: string
  robots?: 'noindex' | 'noindex, follow'
  /** What a link to the page shows where it is shared, beside the description; the picture's whole address. */
  share?: {
    title: string
    image?: string
    /** The day on which a post was published. */
    published?: string
  }
  /** Seconds after which the page asks for itself again in a browser without scripts. */
  reloadAfter?: number
  /** Structured data of schema.org. */
  structured?: { [key: string]: Json }
}

/** The whole address of a card of server/pictures/share-cards.ts: the site's own where there is no such card. */
export type ShareImage = (card: string) => string

export type HeadDeps = { site: Pick<Site, 'name'>; siteUrl: string; shareImage: ShareImage }

type Described = {
  title: string
  description: string
  path: string
  /** The card that a shared link shows; without one that of the page's path. */
  card?: string
  structured?: StructuredNode[]
}

/** The head of a page under its own name. */
export function pageHead(
  { site, siteUrl, shareImage }: HeadDeps,
  { title, description, path, card = pageCard(path), structured }: Described,
): PageHead & { canonical: string } {
  return {
    title: `${title} | ${site.name}`,
    description,
    canonical: siteUrl + path,
    share: { title, image: shareImage(card) },
    ...(structured && { structured: graphOf(structured) }),
  }
}

export function graphOf(nodes: StructuredNode[]): { [key: string]: Json } {
  return { '@context': 'https://schema.org', '@graph': nodes }
}

/** Pages that differ by their parameters alone share a card. */
function pageCard(path: string): string {
  return `page${path.replace(/[?#].*$/, '')}`
}
