import { CircleAlert, Mail, Phone } from 'lucide'
import { useId } from 'react'
import { BookNow } from '#app/features/booking/book-now.tsx'
import type { Booking } from '#app/features/booking/use-booking.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'
import { maximumGuests } from '#domain/departures/guests.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { TripPageData } from '#server/pages/trip/show-trip.ts'
import { DepartureList } from './departure-list.tsx'
import { EmiHelp } from './emi-help.tsx'
import { type Ask, KnowMore } from './know-more.tsx'
import { PackageChoice } from './package-choice.tsx'
import { PriceLines } from './price-lines.tsx'
import { forGuests, TotalPrice } from './total-price.tsx'
import { useOptimisticChoice } from './use-optimistic-choice.ts'
import { useStickByFoot } from './use-stick-by-foot.ts'
import type { TripChoice } from './use-trip-choice.ts'

// It never changes: its script can wait.
const { Component: BesideThePrice } = loadOnDemand(() =>
  import('./beside-the-price.tsx').then(({ BesideThePrice }) => BesideThePrice),
)

type BookingCardProps = {
  onRequest: boolean
  ask: Ask
  /** Null where nothing can be booked. */
  booking: Booking | null
} & Pick<TripPageData, 'keyFacts' | 'payLocally'>

/**
 * Everything that decides about the price, and the way to ask. Nothing scrolls inside it. On wide screens it stays in
 * sight, by its lower edge where it is higher than the screen, and its sum and Book Now wait at the screen's edge.
 */
export function BookingCard({ onRequest, ask, booking, keyFacts, payLocally }: BookingCardProps) {
  const id = useId()
  const { choice } = ask
  const { packages, quote } = choice
  const ref = useStickByFoot<HTMLElement>()
  return (
    <aside
      ref={ref}
      aria-labelledby={id}
      data-floats
      className="self-start l:sticky l:top-[min(92px,100dvh-var(--own-height,100dvh)-var(--bottom-bar,0px)-16px)] l:col-2 l:row-[1/3]"
    >
      <h2 id={id} className="sr-only">
        Price and dates
      </h2>
      <div className="rounded-l bg-surface shadow-2">
        <div className="grid grid-cols-1 gap-5 p-5 pb-2 s:p-6 s:pb-2">
          <TotalPrice quote={quote} chosen={choice.package} discount={choice.discount} />
          <HydrateWhenNear as="div" id="beside-the-price" className="-mt-3">
            <BesideThePrice payLocally={payLocally} keyFacts={keyFacts} />
          </HydrateWhenNear>
          <PackageChoice packages={packages} chosen={choice.package} onChoose={choice.choosePackage} />
          <Guests choice={choice} />
          {!onRequest && <DepartureList choice={choice} refusal={booking?.refusal ?? null} />}
          {quote.ok && <PriceLines quote={quote.quote} payLocally={payLocally} />}
          {quote.ok && <EmiHelp totalPaise={quote.quote.totalPaise} />}
        </div>
        {booking && <Book booking={booking} choice={choice} />}
        <div className="px-6 pt-3 pb-6 l:pt-1">
          <KnowMore ask={ask} quiet={booking ? 'always' : 'below the bar'} className="w-full" />
        </div>
      </div>
      <Questions tripTitle={ask.tripTitle} />
    </aside>
  )
}

/**
 * On wide screens the sum stands beside the button that spends it, at the lower edge of the screen until its own place
 * comes; below, both stand in the bar.
 */
function Book({ booking, choice: { quote, guests } }: { booking: Booking; choice: TripChoice }) {
  return (
    <div className="grid gap-2 bg-surface px-6 py-3 max-l:pb-0 l:shadow-[0_-1px_0_var(--color-line)] l:tall:sticky l:tall:bottom-(--bottom-bar,0px) l:tall:rounded-l">
      {booking.notice}
      {booking.isPaymentOpen ? (
        <BookNow booking={booking} className="max-l:hidden" />
      ) : (
        <div className="flex items-center justify-between gap-4 max-l:hidden noscript:hidden">
          <p className="min-w-0 leading-tight">
            <b data-total className="block text-lg font-price tabular-nums">
              {quote.ok && formatPaise(quote.quote.totalPaise)}
            </b>
            <span className="text-sm text-ink-2">{forGuests(guests)}</span>
          </p>
          <BookNow booking={booking} className="grow" />
        </div>
      )}
    </div>
  )
}

function Guests({ choice: { guests, setGuests, departure } }: { choice: TripChoice }) {
  const [seen, choose] = useOptimisticChoice(guests, setGuests)
  const seats = departure?.freeSeats ?? guests
  return (
    <div className="noscript:hidden">
      <Stepper label="Guests" value={seen} max={maximumGuests} onChange={choose} quiet />
      <div role="status">
        {seats > 0 && guests > seats && (
          <p className="mt-2.5 flex gap-2 rounded-m bg-marigold-tint px-3.5 py-2.5 text-sm font-label">
            <Icon node={CircleAlert} size={16} className="mt-[0.15em] shrink-0 text-marigold-deep" />
            Only {seats} {seats === 1 ? 'seat is' : 'seats are'} left on this date.
          </p>
        )}
      </div>
    </div>
  )
}

function Questions({ tripTitle }: { tripTitle: string }) {
  const site = useSite()
  if (!site) return null
  return (
    <div className="mt-5 px-6">
      <p className="font-label">Have questions about this trip?</p>
      <div className="mt-3 flex flex-wrap gap-3 *:grow">
        <a href={`tel:+${site.phone}`} className={buttonLook('ghost', 's')}>
          <Icon node={Phone} size={18} />
          Call Us
        </a>
        <a
          href={`mailto:${site.email}?subject=${encodeURIComponent(tripTitle)}`}
          className={buttonLook('ghost', 's')}
        >
          <Icon node={Mail} size={18} />
          Email Us
        </a>
      </div>
    </div>
  )
}
