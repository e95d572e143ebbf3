import { SampleRatings } from '#app/features/trips/cards/sample-ratings.tsx'
import { TripCard } from '#app/features/trips/cards/trip-card.tsx'
import { Carousel } from '#app/ui/collections/carousel.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'

const title = 'You Might Also Like'

export function RelatedTrips({ trips }: { trips: TripCardData[] }) {
  return (
    <div className="wrap">
      <Carousel
        label={title}
        header={<h2 className="display text-2xl">{title}</h2>}
        perView={3}
        // A private trip says no length below its place: names stand in line all the same.
        listClass="max-m:items-start m:[&_.facts]:min-h-[2lh]"
      >
        {trips.map((trip) => (
          <TripCard
            key={trip.id}
            trip={trip}
            sizes="(width < 768px) 55vw, (width < 1024px) 47vw, (width < 1360px) 31vw, 410px"
          />
        ))}
      </Carousel>
      <SampleRatings trips={trips} />
    </div>
  )
}
