import { Mail, Phone } from 'lucide'
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
 * Everything that decides about the price, and the way to ask. On wide screens it stays in sight: what doesn't fit
 * scrolls inside it, the action below never does.
 */
export function BookingCard({ onRequest, ask, booking, keyFacts, payLocally }: BookingCardProps) {
  const id = useId()
  const { choice } = ask
  const { packages, quote } = choice
  return (
    <aside
      aria-labelledby={id}
      className="flex flex-col self-start overflow-clip rounded-l bg-surface shadow-2 l:col-2 l:row-[1/3] l:tall:sticky l:tall:top-23 l:tall:max-h-[calc(100dvh-108px)]"
    >
      <h2 id={id} className="sr-only">
        Price and dates
      </h2>
      <div className="grid min-h-0 grid-cols-1 gap-5 p-5 s:p-6 l:overflow-y-auto l:overscroll-contain l:[scrollbar-width:thin]">
        <TotalPrice quote={quote} chosen={choice.package} discount={choice.discount} />
        <HydrateWhenNear id="beside-the-price" className="-mt-3">
          <BesideThePrice payLocally={payLocally} keyFacts={keyFacts} />
        </HydrateWhenNear>
        <PackageChoice packages={packages} chosen={choice.package} onChoose={choice.choosePackage} />
        <Guests choice={choice} />
        {!onRequest && <DepartureList choice={choice} refusal={booking?.refusal ?? null} />}
        {quote.ok && <PriceLines quote={quote.quote} payLocally={payLocally} />}
        {quote.ok && <EmiHelp totalPaise={quote.quote.totalPaise} />}
        <Questions tripTitle={ask.tripTitle} />
      </div>
      <div className="grid gap-2 px-6 pt-4 pb-6 l:pb-4 l:shadow-[0_-1px_0_var(--color-line)]">
        {booking?.notice}
        {booking && <Book booking={booking} choice={choice} />}
        <KnowMore ask={ask} quiet={booking !== null} className="w-full" />
      </div>
    </aside>
  )
}

/** On wide screens the sum stands beside the button that spends it; below, both stand in the bar. */
function Book({ booking, choice: { quote, guests } }: { booking: Booking; choice: TripChoice }) {
  if (booking.isPaymentOpen) return <BookNow booking={booking} className="max-l:hidden" />
  return (
    <div className="flex items-center justify-between gap-4 max-l:hidden noscript:hidden">
      <p className="min-w-0 leading-tight">
        <b data-total className="block text-lg font-price tabular-nums">
          {quote.ok && formatPaise(quote.quote.totalPaise)}
        </b>
        <span className="text-sm text-ink-2">{forGuests(guests)}</span>
      </p>
      <BookNow booking={booking} className="grow" />
    </div>
  )
}

function Guests({ choice: { guests, setGuests } }: { choice: TripChoice }) {
  const [seen, choose] = useOptimisticChoice(guests, setGuests)
  return (
    <Stepper
      label="Guests"
      value={seen}
      max={maximumGuests}
      onChange={choose}
      quiet
      className="noscript:hidden"
    />
  )
}

function Questions({ tripTitle }: { tripTitle: string }) {
  const site = useSite()
  if (!site) return null
  return (
    <div className="border-t border-line pt-5">
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
