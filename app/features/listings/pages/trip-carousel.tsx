import type { ReactNode } from 'react'
import { firstCards, railSizes } from '#app/features/trips/cards/card-sizes.ts'
import { SampleRatings } from '#app/features/trips/cards/sample-ratings.tsx'
import { TripCard } from '#app/features/trips/cards/trip-card.tsx'
import { Carousel } from '#app/ui/collections/carousel.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'

type TripCarouselProps = {
  title: string
  intro?: ReactNode
  trips: TripCardData[]
  perView: keyof typeof railSizes
  /** The first of its page. */
  first?: boolean
}

export function TripCarousel({ title, intro, trips, perView, first = false }: TripCarouselProps) {
  const header = (
    <>
      <h2 className="display text-xl m:text-2xl">{title}</h2>
      {intro && <p className="mt-3 max-w-[40em] text-ink-2">{intro}</p>}
    </>
  )
  if (trips.length === 0) {
    return (
      <section aria-label={title}>
        {header}
        <p className="mt-6">
          No trips found.{' '}
          <PageLink to="/india" className="font-label text-peacock underline underline-offset-4">
            See all India trips
          </PageLink>
        </p>
      </section>
    )
  }
  return (
    <div className="min-w-0">
      <Carousel label={title} perView={perView} header={header} listClass="max-m:items-start">
        {trips.map((trip, i) => (
          <TripCard
            key={trip.id}
            trip={trip}
            sizes={railSizes[perView]}
            priority={first && i < firstCards}
            // As high at three a view as at four.
            flat={perView === 3 || 'phone'}
          />
        ))}
      </Carousel>
      <SampleRatings trips={trips} />
    </div>
  )
}
