import { joinerWords } from '#domain/search/search-meaning.ts'
import { placeParts, tagWords } from '#domain/search/search-vocabulary.ts'
import { wordsOf } from '#domain/search/search-words.ts'
import type { SearchDocument } from './search-document.ts'

export const searchFields = ['title', 'location', 'places', 'tags', 'keywords'] as const
export type SearchField = (typeof searchFields)[number]

/** A document's words, each field a list parted by single spaces. */
export type IndexTexts = Record<SearchField | 'id', string>

export function indexTextsOf({ id, title, location, places, tags, keywords }: SearchDocument): IndexTexts {
  return {
    id,
    title: tellingWordsOf(title).join(' '),
    location: tellingWordsOf(location).join(' '),
    places: places.flatMap(wordsOfName).join(' '),
    tags: wordsOf(tags.map((tag) => tagWords[tag]).join(' ')).join(' '),
    keywords: [...new Set(keywords.flatMap(tellingWordsOf))].join(' '),
  }
}

/** A name of two words is found as one too: 'McLeodganj', 'Portblair'. */
function wordsOfName(name: string): string[] {
  const words = tellingWordsOf(name)
  return words.length === 2 ? [...words, words.join('')] : words
}

/** Without 'of' and 'the', which queries lose too. */
function tellingWordsOf(text: string): string[] {
  return wordsOf(text).filter((word) => !joinerWords.has(word))
}

const parts = new Set(wordsOf(placeParts))

/** Words that name a place by themselves: those of the location, and names of a single word. */
export function placeWordsOf({ location, places }: SearchDocument): string[] {
  const names = places.map(tellingWordsOf).filter(({ length }) => length === 1)
  return [...locationWordsOf(location), ...names.flat().filter((word) => !parts.has(word))]
}

export function locationWordsOf(location: string): string[] {
  return tellingWordsOf(location).filter((word) => !parts.has(word))
}
