import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { shortestTerm } from '#domain/search/search-limits.ts'
import { type Offered, offeredIn } from './offered.ts'
import { askSuggestions, type SearchScope } from './suggestion-cache.ts'
import { suggestionList } from './suggestion-script.ts'
import { searchDelay } from './use-search.ts'

type Popup = {
  options: Offered[]
  /** The term for which there is nothing at all. */
  nothingFor: string | null
  open: boolean
  /** Which one the keyboard stands on; -1 while it is in the field. */
  active: number
  /** Whether these answer a term, be they none. */
  answered: boolean
  /** The question that these answer; whoever has typed on waits for another. */
  asked?: AbortController
}

const nothing: Popup = { options: [], nothingFor: null, open: false, active: -1, answered: false }

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

  const isWaiting = () => request.current !== popup.asked

  function forget(): void {
    cancel()
    request.current = undefined
    setPopup(nothing)
  }

  function offer(text: string): void {
    const term = text.trim()
    if (term.length < shortestTerm) {
      forget()
      return
    }
    cancel()
    // What is on screen stays until the next answer, but nothing of it is chosen any more.
    setPopup((last) => (last.active < 0 ? last : { ...last, active: -1 }))
    const asked = new AbortController()
    request.current = asked
    timer.current = setTimeout(async () => {
      const [answer] = await Promise.all([
        askSuggestions(term, scope, asked.signal),
        suggestionList.load().catch(() => null),
      ])
      if (asked.signal.aborted) return
      // Drawn in pieces, between which the next key is heard.
      const options = offeredIn(answer, term)
      const nothingFor = answer.total === 0 && options.length === 0 ? term : null
      startTransition(() =>
        setPopup({ options, nothingFor, open: options.length > 0, active: -1, answered: true, asked }),
      )
    }, searchDelay)
  }

  /** What to begin with, where nothing is typed. */
  async function offerStarts(): Promise<void> {
    if (popup.open) return
    cancel()
    const asked = new AbortController()
    request.current = asked
    const [{ listStarts }] = await Promise.all([import('./on-demand/list-starts.ts'), suggestionList.load()])
    const options = await listStarts()
    if (asked.signal.aborted) return
    startTransition(() =>
      setPopup({ options, nothingFor: null, open: options.length > 0, active: -1, answered: true, asked }),
    )
  }

  /** False when nothing was open nor on its way. */
  function close(): boolean {
    if (isWaiting()) {
      forget()
      return true
    }
    if (popup.answered) setPopup((last) => ({ ...last, open: false, active: -1, answered: false }))
    return popup.open
  }

  function reopen(active = -1): void {
    // What is still on screen belongs to another text.
    if (isWaiting()) return
    setPopup((last) => (last.options.length > 0 ? { ...last, open: true, active, answered: true } : last))
  }

  return { ...popup, offer, offerStarts, forget, close, reopen }
}
