import { BookNow } from '#app/features/booking/book-now.tsx'
import type { Booking } from '#app/features/booking/use-booking.tsx'
import { formatPaise } from '#domain/money/money.ts'
import { type Ask, KnowMore } from './know-more.tsx'
import { forGuests, priceOnRequest } from './total-price.tsx'

/** On phones the total and the way on stay at hand: to book, or to ask where nothing can be booked. */
export function BottomBar({ ask, booking }: { ask: Ask; booking: Booking | null }) {
  const { quote, guests } = ask.choice
  return (
    <aside
      aria-label="Total"
      data-page-bar
      className="fixed inset-x-0 bottom-0 z-35 flex items-center justify-between gap-4 bg-surface px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-3 l:hidden"
    >
      <p className="min-w-0 leading-[1.2]">
        <b data-total className="block text-lg leading-[1.2] font-price tabular-nums">
          {quote.ok ? formatPaise(quote.quote.totalPaise) : priceOnRequest}
        </b>
        <span className="text-sm text-ink-2">{forGuests(guests)}</span>
      </p>
      {booking && <BookNow booking={booking} short className="noscript:hidden" />}
      <div className={booking ? 'hidden noscript:block' : ''}>
        <KnowMore ask={ask} />
      </div>
    </aside>
  )
}
