import type { TripPageData } from '#server/trips/find-trip-page.ts'

type Loaded = (TripPageData & { title: string; canonical: string }) | null | undefined

export function tripMeta(loaded: Loaded) {
  if (!loaded) return [{ title: 'Trip Not Found | Kafila' }, { name: 'robots', content: 'noindex' }]
  return [
    { title: loaded.title },
    { name: 'description', content: firstSentences(loaded.trip.description) },
    { tagName: 'link', rel: 'canonical', href: loaded.canonical },
    { 'script:ld+json': loaded.structured },
  ]
}

/** As much as a search engine shows, cut after a word. */
function firstSentences(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 158).replace(/\s+\S*$/, '')} …`
}
