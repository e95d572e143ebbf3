import type { ReactNode } from 'react'
import { firstCards, railSizes } from '#app/features/trips/cards/card-sizes.ts'
import { TripCard } from '#app/features/trips/cards/trip-card.tsx'
import { Carousel } from '#app/ui/collections/carousel.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'
import { HomeSection, type More, type SectionWords, SeeAll } from './home-section.tsx'

type RailProps = {
  label: string
  trips: TripCardData[]
  perView?: 3 | 4
  /** It is seen as soon as its section is: not behind a tab. */
  shown?: boolean
  header?: ReactNode
  className?: string
}

/** Trips beside each other. */
export function Rail({ label, trips, perView = 4, shown = true, header, className }: RailProps) {
  return (
    <Carousel label={label} perView={perView} header={header} className={className}>
      {trips.map((trip, i) => (
        <TripCard
          key={trip.id}
          trip={trip}
          sizes={railSizes[perView]}
          priority={shown && i < firstCards && 'when-awake'}
        />
      ))}
    </Carousel>
  )
}

type TripSectionProps = SectionWords & {
  trips: TripCardData[]
  perView?: 3 | 4
  more: More
  children?: ReactNode
}

/** A section of the home page that is one rail of trips; on wide screens its link and arrows stand beside the heading. */
export function TripSection({ trips, perView, more, children, ...words }: TripSectionProps) {
  return (
    <HomeSection {...words}>
      <Rail
        label={words.title}
        trips={trips}
        perView={perView}
        className="mt-2 l:-mt-11"
        header={<SeeAll {...more} className="l:float-right" />}
      />
      {children}
    </HomeSection>
  )
}
