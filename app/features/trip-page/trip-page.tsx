import { memo } from 'react'
import { useBooking } from '#app/features/booking/use-booking.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'
import { sectionBackgrounds } from '#app/ui/sections/section-backgrounds.ts'
import { sayLength } from '#domain/trips/say-length.ts'
import type { TripPageData } from '#server/pages/trip/show-trip.ts'
import { AskedFor } from './asked-for.tsx'
import { BookingCard } from './booking-card.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { NextDates } from './next-dates.tsx'
import { PictureStrip } from './picture-strip.tsx'
import { TripExtrasSections } from './trip-extras.tsx'
import { TripSummary } from './trip-summary.tsx'
import { useEnquiry } from './use-enquiry.tsx'
import { type TripChoice, useTripChoice } from './use-trip-choice.ts'

// On a phone all of these stand far below the first screen; their scripts are fetched when a reader is near.
const { Component: TripTabs } = loadOnDemand(() => import('./trip-tabs.tsx').then(({ TripTabs }) => TripTabs))
const { Component: BeforeYouBook } = loadOnDemand(() =>
  import('./before-you-book.tsx').then(({ BeforeYouBook }) => BeforeYouBook),
)
const { Component: TripRoute } = loadOnDemand(() =>
  import('./trip-route.tsx').then(({ TripRouteSection }) => TripRouteSection),
)

const { Component: TripReviews } = loadOnDemand(() =>
  import('#app/features/reviews/trip-reviews.tsx').then(({ TripReviews }) => TripReviews),
)

// None of these changes with a choice in the booking card, which answers the sooner.
const Pictures = memo(PictureStrip)
const Summary = memo(TripSummary)
const Extras = memo(TripExtrasSections)

/** What sticks out of a section that may be skipped is cut: rows of tabs and outlines get their room inside. */
const room = 'max-m:-mx-5 max-m:px-5'

type TripPageProps = TripPageData & {
  /** The page of suggested and customised itineraries: asked for, not booked; two guests at first. */
  suggested?: boolean
}

export function TripPage({ suggested = false, ...page }: TripPageProps) {
  const { trip } = page
  const onRequest = page.onRequest || suggested
  const choice = useTripChoice({ ...page, onRequest }, suggested)
  const { dialog, open, prepare } = useEnquiry(choice, { ...page, onRequest })
  const { id, title, discount } = trip
  const { overseas, policy, pictures, payLocally } = page
  const booking = useBooking(
    { id, title, discount, overseas, policy, payLocally, deposit: page.deposit, picture: pictures[0] },
    choice,
    !onRequest,
  )
  const canBook = booking.payment !== null || (!onRequest && choice.quote.ok && hasSeats(choice))
  const bookable = canBook ? booking : null
  const ask = { tripTitle: trip.title, chat: page.chat, choice, open, prepare }
  return (
    <>
      <div className="wrap pt-4 m:pt-6">
        <Breadcrumbs trail={page.trail} className="mb-3" />
        <Pictures pictures={page.pictures} title={trip.title} />
        <div className="mt-6 grid grid-cols-1 gap-8 l:grid-cols-[minmax(0,1fr)_392px] l:grid-rows-[auto_1fr] l:gap-x-[clamp(40px,5vw,72px)]">
          <header>
            <p className="font-label text-ink-2">
              {trip.location} · {sayLength(trip)}
            </p>
            <h1 className="display mt-1 text-2xl">
              <InParts title={trip.title} />
            </h1>
            {onRequest ? <AskedFor /> : <NextDates choice={choice} />}
            <Summary
              trip={trip}
              path={page.path}
              facts={page.facts}
              picture={pictures[0] ?? null}
              reviewCount={page.reviews?.count ?? 0}
            />
          </header>
          <BookingCard
            onRequest={onRequest}
            ask={ask}
            booking={bookable}
            keyFacts={page.keyFacts}
            payLocally={payLocally}
            notIncluded={page.notIncluded}
            missed={page.missed}
            deposit={page.deposit}
            policy={policy}
          />
          <Reading before={page.before} trip={trip} cancellation={page.cancellation} route={page.route} />
        </div>
      </div>
      {page.reviews && (
        <HydrateWhenNear
          id="reviews"
          label="Reviews of travellers"
          height={900}
          className={sectionBackgrounds.paper}
        >
          <TripReviews reviews={page.reviews} rating={trip.rating} path={page.path} />
        </HydrateWhenNear>
      )}
      <Extras extras={page.extras} />
      <BottomBar ask={ask} booking={bookable} />
      {dialog}
      {booking.dialogs}
    </>
  )
}

function hasSeats({ departures }: TripChoice): boolean {
  return departures?.some(({ freeSeats }) => freeSeats > 0) ?? false
}

type ReadingProps = Pick<TripPageData, 'before' | 'trip' | 'cancellation' | 'route'>

const Reading = memo(function Reading({ before, trip, cancellation, route }: ReadingProps) {
  return (
    <div className="min-w-0">
      <HydrateWhenNear id="before-you-book" label="Before you book">
        <BeforeYouBook before={before} />
      </HydrateWhenNear>
      <HydrateWhenNear
        id="about-this-trip"
        label="About this trip"
        height={1100}
        className={`mt-10 m:mt-12 ${room}`}
      >
        <TripTabs trip={trip} cancellation={cancellation} />
      </HydrateWhenNear>
      <HydrateWhenNear id="route" label="The route" height={1200} className={`mt-12 ${room}`}>
        <TripRoute route={route} />
      </HydrateWhenNear>
    </div>
  )
})

/** On a phone 'Bir Billing: Fly on Saturday' breaks after its colon before it breaks anywhere else. */
function InParts({ title }: { title: string }) {
  const [name, rest] = title.split(': ')
  if (!rest) return title
  return (
    <>
      <span className="max-m:block">{name}:</span> {rest}
    </>
  )
}
