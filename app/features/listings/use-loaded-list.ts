import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { toast } from '#app/ui/toast.tsx'
import { firstPart, loadMoreDelay, moreOnDesktop, moreOnMobile } from '#domain/paging.ts'
import type { TripCardData } from '#server/cards/trip-card.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import { keepList, keptList, type LoadedList, restoreList, storeList } from './kept-lists.ts'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The part of a list that the server sent and what was loaded after it. Mount it anew for another list. */
export function useLoadedList(part: ListingPart, partAt: (page: number) => string) {
  const { key, pathname, search } = useLocation()
  const address = pathname + search
  const [more, setMore] = useState<LoadedList>(() => keptList(key) ?? { cards: [], shown: 0 })
  const [busy, setBusy] = useState(false)
  const latest = useRef(more)
  const cards = [...part.cards, ...more.cards]
  const shown = part.cards.length + more.shown

  useEffect(() => {
    latest.current = more
    if (more.shown > 0) keepList(key, more)
  }, [key, more])

  useBrowserLayoutEffect(() => {
    if (keptList(key)) return
    const stored = restoreList(address)
    if (!stored) return
    setMore(stored.list)
    // The browser could not scroll there before the list was long enough.
    requestAnimationFrame(() => scrollTo({ top: stored.y, behavior: 'instant' }))
  }, [])

  useEffect(() => {
    const leave = () => latest.current.shown > 0 && storeList(address, latest.current)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [address])

  /** Answers whether more came. */
  async function loadMore(): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    const step = matchMedia('(width < 768px)').matches ? moreOnMobile : moreOnDesktop
    const wait = new Promise((resolve) => setTimeout(resolve, loadMoreDelay))
    try {
      const missing = cards.length < Math.min(shown + step, part.total - part.start)
      const pages = Math.ceil(cards.length / firstPart)
      const fetched = missing ? await fetchCards(partAt(part.filter.page + pages)) : []
      await wait
      const known = new Set(cards.map(({ id }) => id))
      const added = [...more.cards, ...fetched.filter(({ id }) => !known.has(id))]
      setMore({ cards: added, shown: Math.min(more.shown + step, added.length) })
      return true
    } catch {
      await wait
      toast({
        title: 'Something went wrong',
        description: 'The next trips did not arrive. Please try again.',
        tone: 'destructive',
      })
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    cards: cards.slice(0, shown),
    remaining: Math.max(0, part.total - part.start - shown),
    /** Where the list goes on without JavaScript. */
    nextPage: part.filter.page + Math.max(1, Math.floor(shown / firstPart)),
    busy,
    loadMore,
  }
}

async function fetchCards(address: string): Promise<TripCardData[]> {
  const response = await fetch(address, { headers: { Accept: 'application/json' }, priority: 'high' })
  if (!response.ok) throw new Error(`${response.status} from ${address}`)
  return ((await response.json()) as ListingPart).cards
}
