import { BookNow } from '#app/features/booking/book-now.tsx'
import type { Booking } from '#app/features/booking/use-booking.tsx'
import { ComparedButtonHost } from '#app/features/trips/comparing/compared-button-host.tsx'
import { useBarHeight } from '#app/ui/bars/use-bar-height.ts'
import { type Ask, KnowMore } from './know-more.tsx'
import { SumLine } from './sum-line.tsx'

/** On phones the total and the way on stay at hand: to book, or to ask where nothing can be booked. */
export function BottomBar({ ask, booking }: { ask: Ask; booking: Booking | null }) {
  const { choice } = ask
  const ref = useBarHeight<HTMLElement>()
  return (
    <aside
      ref={ref}
      aria-label="Total"
      data-page-bar
      className="fixed inset-x-0 bottom-0 z-35 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-surface px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-3 l:hidden flat:py-0.5"
    >
      <ComparedButtonHost className="flat:size-11" />
      <div className="min-w-0 grow-999 basis-[8.5rem]">
        <SumLine choice={choice} booking={booking} />
      </div>
      {booking && (
        <BookNow
          booking={booking}
          isSoldOut={choice.departure?.freeSeats === 0}
          className="grow noscript:hidden flat:min-h-11"
        />
      )}
      <div className={booking ? 'hidden noscript:block' : 'grow *:w-full'}>
        <KnowMore ask={ask} />
      </div>
    </aside>
  )
}
