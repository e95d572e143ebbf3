import { shareMeta } from '#app/features/site/share-meta.ts'
import type { TripPageData } from '#server/trips/find-trip-page.ts'

const longestSummary = 160

type Loaded = (TripPageData & { title: string; canonical: string; shareImage?: string }) | null | undefined

export function tripMeta(loaded: Loaded) {
  if (!loaded) return []
  const { trip, title, canonical, shareImage } = loaded
  const description = summaryOf(trip.description)
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...shareMeta({ title: trip.title, description, url: canonical, image: shareImage }),
    { 'script:ld+json': loaded.structured },
  ]
}

/** As much as a search engine shows: whole sentences if they say enough, else cut after a word. */
function summaryOf(text: string): string {
  if (text.length <= longestSummary) return text
  const [sentences = ''] = /^.*[.!?](?=\s)/s.exec(text.slice(0, longestSummary + 1)) ?? []
  if (sentences.length >= longestSummary / 2) return sentences
  return `${text.slice(0, longestSummary - 1).replace(/\s+\S*$/, '')} …`
}
