import { cutTerm } from '#domain/search/longest-term.ts'

/** Segments that say which kind of page was meant, not which one. */
const kinds = new Set(['trip', 'trips', 'itinerary', 'suggested', 'custom-trip', 'blog', 'india', 'world'])

/** What an address that leads nowhere may have named: its last part, and all its words in the order of the path. */
export function readAddress(pathname: string): { last: string; term: string } {
  const segments = decoded(pathname)
    .toLowerCase()
    .split('/')
    .map((segment) => segment.replace(/\.[a-z]{2,5}$/, ''))
    .filter(Boolean)
  const named = segments.filter((segment) => !kinds.has(segment))
  const words = named.flatMap((segment) => segment.split(/[^\p{L}\p{M}\p{N}]+/u)).filter(Boolean)
  return { last: segments.at(-1) ?? '', term: cutTerm(words.join(' ')).trim() }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
