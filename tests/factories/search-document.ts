import type { SearchDocument } from '#server/search/search-document.ts'

export function aSearchDocument(changes: Partial<SearchDocument> & { id: string }): SearchDocument {
  return {
    title: 'A Quiet Week',
    location: 'Somewhere',
    places: [],
    keywords: [],
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    days: 5,
    tags: [],
    kind: 'group',
    demand: null,
    popularity: 1,
    ...changes,
  }
}
