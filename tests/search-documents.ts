import { loadRawContent } from '#content/load.ts'
import { destinations } from '#content/pages/destinations.ts'
import { keywords } from '#content/pages/keywords.ts'
import { parseContent } from '#content/parse-content.ts'
import { makeSearchDocuments } from '#server/search/make-documents.ts'
import type { SearchDocument } from '#server/search/search-document.ts'

/** The shipped trips, as the index reads them. */
export async function loadSearchDocuments(): Promise<SearchDocument[]> {
  const { trips } = parseContent(await loadRawContent())
  return makeSearchDocuments({ trips: trips.map(({ value }) => value), keywords, destinations })
}
