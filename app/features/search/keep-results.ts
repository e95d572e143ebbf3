import { answersStayFor } from './ask-server.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { searchedTerm } from './search-path.ts'

const pages = createKeptAnswers<unknown>({ lifetime: answersStayFor, most: 20 })

/**
 * A page of results for two minutes, so that going back to it shows it at once. Other pages are always fetched, and so
 * is one that shows a failed search.
 */
export async function keepResults<T>(
  address: string,
  load: () => Promise<T>,
  isFailed: (page: T) => boolean,
): Promise<T> {
  if (!searchedTerm(new URL(address).searchParams)) return load()
  const kept = pages.find(address) as T | undefined
  if (kept) return kept
  const page = await load()
  if (!isFailed(page)) pages.keep(address, page)
  return page
}
