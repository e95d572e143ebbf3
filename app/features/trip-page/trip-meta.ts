import { shareMeta } from '#app/features/site/share-meta.ts'
import type { TripPageData } from '#server/trips/find-trip-page.ts'

type Loaded = (TripPageData & { title: string; canonical: string; shareImage?: string }) | null | undefined

export function tripMeta(loaded: Loaded) {
  if (!loaded) return [{ title: 'Trip Not Found | Kafila' }, { name: 'robots', content: 'noindex' }]
  const { trip, title, canonical, shareImage } = loaded
  const description = firstSentences(trip.description)
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...shareMeta({ title: trip.title, description, url: canonical, image: shareImage }),
    { 'script:ld+json': loaded.structured },
  ]
}

/** As much as a search engine shows, cut after a word. */
function firstSentences(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 158).replace(/\s+\S*$/, '')} …`
}
