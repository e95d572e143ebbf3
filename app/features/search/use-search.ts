import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { searchedTerm, searchParameter, searchPath } from './search-path.ts'

/** Milliseconds between asking and looking, here and under the search boxes. */
export const searchDelay = 300

/** The history state of an address that somebody asked for, rather than came back to. */
export const asked = { asked: true }

/** Runs searches: nothing for an empty term, otherwise the results' page a moment later. */
export function useSearch() {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { pathname, search, key } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [waiting, setWaiting] = useState(false)

  // Whoever goes elsewhere meanwhile is not called back. A new address ends the wait too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the address.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      setWaiting(false)
    },
    [key],
  )

  function run(term: string): void {
    const wanted = term.trim()
    if (!wanted) return
    clearTimeout(timer.current)
    setWaiting(true)
    timer.current = setTimeout(() => {
      const path = searchPath(wanted)
      navigate(path, { state: asked, replace: path === pathname + search })
    }, searchDelay)
  }

  const loading = navigation.location?.search.includes(`${searchParameter}=`) ?? false
  return { run, searching: waiting || loading, term: searchedTerm(new URLSearchParams(search)) }
}
