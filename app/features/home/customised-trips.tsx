import { firstCards } from '#app/features/trips/cards/card-sizes.ts'
import { SampleRatings } from '#app/features/trips/cards/sample-ratings.tsx'
import { TripCard } from '#app/features/trips/cards/trip-card.tsx'
import { Carousel } from '#app/ui/collections/carousel.tsx'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'

const sizes = '(width < 480px) 74vw, (width < 768px) 92vw, (width < 1024px) 59vw, 384px'

/** Cards beside the words; on wide screens three in view. */
export function CustomisedTrips({ words, trips }: HomeSections['customised-trips']) {
  return (
    <div className="wrap">
      <Carousel
        label={words.title}
        className="l:grid l:grid-cols-[260px_minmax(0,1fr)] l:items-center l:gap-x-14 xl:grid-cols-[300px_minmax(0,1fr)]"
        itemClass="w-[72%] s:w-70 m:w-[calc((100%-24px)/2)] l:w-[calc((100%-48px)/3)] min-[1800px]:w-[calc((100%-72px)/4)]"
        header={(buttons) => <SectionHead {...words} buttons={buttons} beside />}
      >
        {trips.map((trip, i) => (
          <TripCard key={trip.id} trip={trip} flat sizes={sizes} priority={i < firstCards && 'when-awake'} />
        ))}
      </Carousel>
      <SampleRatings trips={trips} />
    </div>
  )
}
