import { useState } from 'react'
import { type NavigateFunction, useLocation, useNavigate, useNavigation } from 'react-router'
import { searchedTerm, searchParameter, searchPath } from './search-path.ts'

/** Milliseconds between asking and looking, here and under the search boxes. */
export const searchDelay = 300

/** The history state of an address that somebody asked for, rather than came back to. */
export const asked = { asked: true }

let timer: ReturnType<typeof setTimeout> | undefined

/** Goes to a term's results a moment later, unless the visitor has gone elsewhere. False for an empty term. */
export function runSearch(term: string, navigate: NavigateFunction): boolean {
  const wanted = term.trim()
  if (!wanted) return false
  const from = location.href
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (location.href !== from) return
    const path = searchPath(wanted)
    navigate(path, { state: asked, replace: from === location.origin + path })
  }, searchDelay)
  return true
}

/** Searching from the home page: what the address asks for, and whether an answer is on its way. */
export function useSearch() {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { search, key } = useLocation()
  // The key of the address at which it began: a new address ends the wait.
  const [waitingAt, setWaitingAt] = useState('')
  const loading = navigation.location?.search.includes(`${searchParameter}=`) ?? false
  return {
    run: (term: string) => runSearch(term, navigate) && setWaitingAt(key),
    searching: waitingAt === key || loading,
    term: searchedTerm(new URLSearchParams(search)),
  }
}
