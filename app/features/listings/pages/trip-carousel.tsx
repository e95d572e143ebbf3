import { firstCards, railSizes } from '#app/features/trips/cards/card-sizes.ts'
import { SampleRatings } from '#app/features/trips/cards/sample-ratings.tsx'
import { TripCard } from '#app/features/trips/cards/trip-card.tsx'
import { Carousel } from '#app/ui/collections/carousel.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'

const linkLook = 'py-2.5 font-label text-peacock underline underline-offset-4'

type TripCarouselProps = {
  title: string
  /** How many they are, and of which kind. */
  count: string
  /** The address of a list that holds them all. */
  list?: string
  trips: TripCardData[]
  perView: keyof typeof railSizes
  /** The first of its page. */
  first?: boolean
}

export function TripCarousel({ title, count, list, trips, perView, first = false }: TripCarouselProps) {
  const heading = <h2 className="display w-full text-xl m:text-2xl">{title}</h2>
  if (trips.length === 0) {
    return (
      <section aria-label={title}>
        {heading}
        <p className="mt-6">
          No trips found.{' '}
          <PageLink to="/india" className={linkLook}>
            See all India trips
          </PageLink>
        </p>
      </section>
    )
  }
  return (
    <div className="min-w-0">
      <Carousel
        label={title}
        perView={perView}
        header={(buttons) => (
          <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            {heading}
            <p className="min-w-0 flex-1 text-ink-2">{count}</p>
            {list && (
              <PageLink to={list} className={linkLook}>
                See all trips
              </PageLink>
            )}
            {buttons}
          </div>
        )}
        listClass="max-m:items-start"
      >
        {trips.map((trip, i) => (
          <TripCard
            key={trip.id}
            trip={trip}
            sizes={railSizes[perView]}
            priority={first && i < firstCards}
            flat
          />
        ))}
      </Carousel>
      <SampleRatings trips={trips} />
    </div>
  )
}
