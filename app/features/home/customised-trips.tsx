import { firstCards } from '#app/features/trips/cards/card-sizes.ts'
import { SampleRatings } from '#app/features/trips/cards/sample-ratings.tsx'
import { TripCard } from '#app/features/trips/cards/trip-card.tsx'
import { Carousel } from '#app/ui/collections/carousel.tsx'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'

const sizes = '(width < 480px) 74vw, (width < 768px) 280px, (width < 1280px) 34vw, 388px'

/** On wide screens four in view. */
export function CustomisedTrips({ words, trips }: HomeSections['customised-trips']) {
  return (
    <div className="wrap">
      <Carousel
        label={words.title}
        itemClass="w-[72%] s:row-span-5 s:grid s:w-70 s:grid-rows-subgrid m:w-auto"
        listClass="max-m:items-start m:auto-cols-[calc((100%-48px)/3)] m:gap-y-0 m:rail-rows xl:auto-cols-[calc((100%-72px)/4)]"
        header={(buttons) => <SectionHead {...words} buttons={buttons} quiet />}
      >
        {trips.map((trip, i) => (
          <TripCard
            key={trip.id}
            trip={trip}
            flat
            railed
            sizes={sizes}
            priority={i < firstCards && 'when-awake'}
          />
        ))}
      </Carousel>
      <SampleRatings trips={trips} />
    </div>
  )
}
