import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { shortestTerm } from '#domain/search-limits.ts'
import { askSuggestions, type SearchScope, type Suggestion } from './ask-server.ts'
import { searchDelay } from './use-search.ts'

type Popup = {
  suggestions: Suggestion[]
  open: boolean
  /** Which one the keyboard stands on; -1 while it is in the field. */
  active: number
  /** Whether these answer a term, be they none. */
  answered: boolean
}

const nothing: Popup = { suggestions: [], open: false, active: -1, answered: false }

/** What to offer for the text in a search box, a moment after typing stops. */
export function useSuggestions(scope: SearchScope) {
  const [popup, setPopup] = useState(nothing)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef<AbortController>(undefined)

  const cancel = useCallback(() => {
    clearTimeout(timer.current)
    request.current?.abort()
  }, [])
  useEffect(() => cancel, [cancel])

  function offer(text: string): void {
    cancel()
    const term = text.trim()
    if (term.length < shortestTerm) {
      setPopup(nothing)
      return
    }
    // What is on screen stays until the next answer, but nothing of it is chosen any more.
    setPopup((last) => (last.active < 0 ? last : { ...last, active: -1 }))
    const asking = new AbortController()
    request.current = asking
    timer.current = setTimeout(async () => {
      const suggestions = await askSuggestions(term, scope, asking.signal)
      if (asking.signal.aborted) return
      // Drawn in pieces, between which the next key is heard.
      startTransition(() =>
        setPopup({ suggestions, open: suggestions.length > 0, active: -1, answered: true }),
      )
    }, searchDelay)
  }

  function close(): void {
    cancel()
    setPopup((last) =>
      last.open || last.answered ? { ...last, open: false, active: -1, answered: false } : last,
    )
  }

  function reopen(active = -1): void {
    setPopup((last) => (last.suggestions.length > 0 ? { ...last, open: true, active, answered: true } : last))
  }

  return { ...popup, offer, close, reopen }
}
