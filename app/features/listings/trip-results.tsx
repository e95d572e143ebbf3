import { useEffect, useRef } from 'react'
import { firstCards } from '#app/features/trips/cards/card-sizes.ts'
import { SampleRatings } from '#app/features/trips/cards/sample-ratings.tsx'
import { listedRows, TripCard } from '#app/features/trips/cards/trip-card.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { isPlainClick } from '#app/ui/claim-click.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { ListingPart } from '#server/listings/listings.ts'
import { addressOf, type ListingAddress } from './listing-address.ts'
import { countShown } from './trip-count.ts'
import { useLoadedList } from './use-loaded-list.ts'

const sizes = '(width < 480px) 92vw, (width < 1024px) 46vw, (width < 1280px) 34vw, 300px'

type TripResultsProps = {
  address: ListingAddress
  part: ListingPart
  /** Where a page of this list is had as data. */
  partAt: (page: number) => string
  /** The list on screen is about to be replaced. */
  stale: boolean
}

/** The cards of a list, and Load More below them. */
export function TripResults({ address, part, partAt, stale }: TripResultsProps) {
  const { cards, remaining, nextPage, busy, loadMore } = useLoadedList(part, partAt)
  const grid = useRef<HTMLUListElement>(null)
  const pageAt = (page: number) => addressOf(address, { ...part.filter, page })

  const goOnAt = useRef<number | null>(null)

  async function showMore(): Promise<void> {
    goOnAt.current = cards.length
    if (!(await loadMore())) goOnAt.current = null
  }

  // The button may be gone by now: whoever pressed it goes on at the first new trip.
  useEffect(() => {
    const at = goOnAt.current
    if (at === null || cards.length <= at) return
    goOnAt.current = null
    const card = grid.current?.children[at]
    card?.querySelector<HTMLElement>('[data-card-link]')?.focus({ preventScroll: true })
  }, [cards.length])

  return (
    <>
      {part.start > 0 && (
        <PageLink to={pageAt(part.filter.page - 1)} rel="prev" className={buttonLook('quiet', 's', 'mb-5')}>
          Show earlier trips
        </PageLink>
      )}
      <ul
        ref={grid}
        data-wide
        aria-busy={stale || busy || undefined}
        className={`grid gap-x-5 gap-y-7 transition-opacity s:gap-y-10 s:grid-cols-2 l:grid-cols-3 l:gap-x-6 xl:grid-cols-4 2xl:grid-cols-5 ${stale ? 'opacity-50' : ''}`}
      >
        {cards.map((trip, i) => (
          <li key={trip.id} className={`min-w-0 ${listedRows}`}>
            <TripCard trip={trip} priority={i < firstCards} sizes={sizes} listed />
          </li>
        ))}
      </ul>
      <SampleRatings trips={cards} />
      <p role="status" className="mt-12 text-center text-sm text-ink-3">
        {cards.length < part.total || cards.length > part.cards.length
          ? countShown({ start: part.start, shown: cards.length, total: part.total })
          : ''}
      </p>
      {remaining > 0 && (
        <div className="mt-3 grid grid-cols-1 justify-items-center">
          <PageLink
            to={pageAt(nextPage)}
            rel="next"
            aria-disabled={busy || undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              void showMore()
            }}
            className={buttonLook('ghost', 'm', 'w-64 aria-disabled:cursor-progress')}
          >
            {busy && (
              <span
                aria-hidden
                className="size-4 animate-spin rounded-pill border-2 border-current border-r-transparent"
              />
            )}
            Load More ({remaining} remaining)
          </PageLink>
        </div>
      )}
    </>
  )
}
