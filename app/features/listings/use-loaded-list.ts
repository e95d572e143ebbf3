import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { toast } from '#app/ui/toast.tsx'
import { firstPart, loadMoreDelay, moreOnDesktop, moreOnMobile } from '#domain/listings/paging.ts'
import type { TripCardData } from '#server/cards/trip-card.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import { type LoadedList, listCache } from './list-cache.ts'
import { saveListPosition, takeListPosition } from './list-position.ts'

const failure = {
  title: 'Something went wrong',
  description: 'The next trips did not arrive. Please try again.',
  tone: 'destructive',
} as const

/** The part of a list that the server sent and what was loaded after it. Mount it anew for another list. */
export function useLoadedList(part: ListingPart, partAt: (page: number) => string) {
  const { key, pathname, search } = useLocation()
  const address = pathname + search
  const [more, setMore] = useState<LoadedList>(() => listCache.get(key) ?? { cards: [], shown: 0 })
  const [busy, setBusy] = useState(false)
  const latest = useRef(more)
  /** Where a restored list is to stand, once it is drawn. */
  const place = useRef<{ y: number; still: () => boolean } | null>(null)
  const cards = [...part.cards, ...more.cards]
  const shown = part.cards.length + more.shown

  useEffect(() => {
    if (more.shown === 0) return
    listCache.set(key, more)
    // The browser could not scroll there before the list was long enough.
    if (place.current?.still()) scrollTo({ top: place.current.y, behavior: 'instant' })
    place.current = null
  }, [key, more])

  /** For the list that the document began with. */
  const restore = useEffectEvent(() => {
    const saved = listCache.get(key) ? null : takeListPosition(key, address)
    if (!saved) return
    place.current = { y: saved.y, still: watchHand() }
    setBusy(true)
    showMore(saved.shown)
      .catch(() => null)
      .finally(() => setBusy(false))
  })
  useEffect(() => restore(), [])

  useSaveOnLeave(key, address, latest)

  /** Fetches what so many more trips lack, and shows them. */
  async function showMore(step: number, wait?: Promise<unknown>): Promise<void> {
    const pages = (count: number) => Math.ceil(count / firstPart)
    const have = pages(cards.length)
    const missing = pages(Math.min(shown + step, part.total - part.start)) - have
    const fetched = await Promise.all(
      Array.from({ length: Math.max(0, missing) }, (_, i) => fetchCards(partAt(part.filter.page + have + i))),
    )
    await wait
    const known = new Set(cards.map(({ id }) => id))
    const added = [...more.cards, ...fetched.flat().filter(({ id }) => !known.has(id))]
    // At once, as the document may be left before React's next effects.
    latest.current = { cards: added, shown: Math.min(more.shown + step, added.length) }
    setMore(latest.current)
  }

  /** Answers whether more came. */
  async function loadMore(): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    const step = matchMedia('(width < 768px)').matches ? moreOnMobile : moreOnDesktop
    const wait = new Promise((resolve) => setTimeout(resolve, loadMoreDelay))
    try {
      await showMore(step, wait)
      return true
    } catch {
      await wait
      toast(failure)
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

/** A document that is left keeps where its list stood, for whoever comes back to it. */
function useSaveOnLeave(key: string, address: string, list: RefObject<LoadedList>): void {
  useEffect(() => {
    const save = () => {
      const { shown } = list.current
      if (shown > 0) saveListPosition({ key, address, shown, y: scrollY })
    }
    addEventListener('pagehide', save)
    return () => removeEventListener('pagehide', save)
  }, [key, address, list])
}

async function fetchCards(address: string): Promise<TripCardData[]> {
  const response = await fetch(address, { headers: { Accept: 'application/json' }, priority: 'high' })
  if (!response.ok) throw new Error(`${response.status} from ${address}`)
  return ((await response.json()) as ListingPart).cards
}

/** Whether the visitor has begun to scroll meanwhile: then the page stays where it was put. */
function watchHand(): () => boolean {
  let moved = false
  const note = () => {
    moved = true
  }
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, note, { once: true, passive: true })
  return () => !moved
}
