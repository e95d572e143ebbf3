import { Mail, Phone } from 'lucide'
import { type RefCallback, useId } from 'react'
import { BookNow } from '#app/features/booking/book-now.tsx'
import type { Booking } from '#app/features/booking/use-booking.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { ComparedButtonHost } from '#app/features/trips/comparing/compared-button-host.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'
import { sizeNote, sizeRefusal } from '#domain/trips/party.ts'
import type { TripPageData } from '#server/pages/trip/show-trip.ts'
import { type Ask, KnowMore } from './know-more.tsx'
import { SumLine } from './sum-line.tsx'
import { TotalPrice } from './total-price.tsx'
import { useInView } from './use-in-view.ts'
import { useStickByFoot } from './use-stick-by-foot.ts'
import type { TripChoice } from './use-trip-choice.ts'

// On a phone both stand below the first screen.
const { Component: BesideThePrice } = loadOnDemand(() =>
  import('./beside-the-price.tsx').then(({ BesideThePrice }) => BesideThePrice),
)

const { Component: CardChoices } = loadOnDemand(() =>
  import('./card-choices.tsx').then(({ CardChoices }) => CardChoices),
)

type BookingCardProps = {
  onRequest: boolean
  ask: Ask
  /** Null where nothing can be booked. */
  booking: Booking | null
} & Pick<TripPageData, 'keyFacts' | 'payLocally' | 'notIncluded' | 'missed' | 'deposit' | 'policy'>

/**
 * Everything that decides about the price, and the way to ask. Nothing scrolls inside it. On wide screens it stays in
 * sight, by its lower edge where it is higher than the screen, and its sum and Book Now wait at the screen's edge.
 */
export function BookingCard(props: BookingCardProps) {
  const { ask, booking } = props
  const id = useId()
  const [head, isHeadSeen] = useInView()
  const ref = useStickByFoot<HTMLElement>()
  return (
    <aside
      ref={ref}
      aria-labelledby={id}
      className="self-start l:sticky l:top-[min(92px,100dvh-var(--own-height,100dvh)-16px)] l:col-2 l:row-[1/3]"
    >
      <h2 id={id} className="sr-only">
        Price and dates
      </h2>
      <div className="rounded-l bg-surface shadow-2">
        <div className="grid grid-cols-1 gap-5 p-5 pb-6 s:p-6">
          {booking?.notice || <Choices {...props} head={head} />}
        </div>
        {booking && <Book booking={booking} choice={ask.choice} isHeadSeen={isHeadSeen} />}
        <div
          className={`flex items-center gap-4 px-6 pt-3 pb-6 ${booking ? 'l:pt-1' : `rounded-l bg-surface ${isHeadSeen ? '' : pinned}`}`}
        >
          {!booking && <ComparedButtonHost className="max-l:hidden" />}
          <KnowMore ask={ask} quiet={booking ? 'always' : 'below the bar'} className="grow" />
        </div>
      </div>
      <Questions tripTitle={ask.tripTitle} />
    </aside>
  )
}

/** The price at the head, and below it all that it follows from. */
function Choices({
  onRequest,
  ask: { choice },
  booking,
  keyFacts,
  payLocally,
  notIncluded,
  missed,
  deposit,
  policy,
  head,
}: BookingCardProps & { head: RefCallback<HTMLElement> }) {
  return (
    <>
      <div ref={head}>
        <TotalPrice
          quote={choice.quote}
          chosen={choice.package}
          discount={choice.discount}
          isFrom={choice.isFrom}
          // Whoever has chosen too few reads it at the guests, with what to do.
          soldTo={
            onRequest || sizeRefusal(choice.partyTerms, choice.guests) ? null : sizeNote(choice.partyTerms)
          }
        />
      </div>
      <HydrateWhenNear as="div" id="beside-the-price" className="-mt-3">
        <BesideThePrice payLocally={payLocally} notIncluded={notIncluded} keyFacts={keyFacts} />
      </HydrateWhenNear>
      <HydrateWhenNear as="div" id="choices" className="grid grid-cols-1 gap-5">
        <CardChoices
          choice={choice}
          onRequest={onRequest}
          refusal={booking?.refusal ?? null}
          payLocally={payLocally}
          missed={missed}
          deposit={deposit}
          policy={policy}
        />
      </HydrateWhenNear>
    </>
  )
}

type BookProps = { booking: Booking; choice: TripChoice; isHeadSeen: boolean }

const pinned = 'l:tall:sticky l:tall:bottom-0'

/**
 * On wide screens, where there is no bar. Once the card's head has left the screen it waits at the lower edge until its own place comes, with the sum beside
 * the button that spends it, and what it covers fades towards it; until then it covers nothing and says the date.
 */
function Book({ booking, choice, isHeadSeen }: BookProps) {
  return (
    <div
      className={`relative flex items-center justify-between gap-4 bg-surface px-6 py-3 max-l:hidden noscript:hidden ${isHeadSeen ? '' : pinned}`}
    >
      {!isHeadSeen && (
        <span className="pointer-events-none absolute inset-x-0 bottom-full h-6 bg-linear-to-b/srgb to-surface" />
      )}
      <ComparedButtonHost />
      <SumLine choice={choice} booking={booking} withoutTotal={isHeadSeen} />
      <BookNow booking={booking} isSoldOut={choice.departure?.freeSeats === 0} className="grow" />
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
