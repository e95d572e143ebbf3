import type { Site } from '#domain/site/site.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }

/** What stands in the head of a page: for search engines, and for where a link to it is shared. */
export type PageHead = {
  title: string
  description?: string
  /** The whole address under which search engines know the page. */
  canonical?: string
  robots?: 'noindex' | 'noindex, follow'
  /** What a link to the page shows where it is shared, beside the description; the picture's whole address. */
  share?: { title: string; image?: string }
  /** Structured data of schema.org. */
  structured?: { [key: string]: Json }
}

export type HeadDeps = { site: Pick<Site, 'name'>; siteUrl: string }

/** The head of a page under its own name. */
export function pageHead(
  { site, siteUrl }: HeadDeps,
  { title, description, path }: { title: string; description: string; path: string },
): PageHead & { canonical: string } {
  return { title: `${title} | ${site.name}`, description, canonical: siteUrl + path }
}
