import { CardLink } from '#app/ui/card.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'

type TripTitleProps = {
  trip: Pick<TripCardData, 'href' | 'title'>
  /** Looks of the trip's name, and of what follows its colon: without one that is only read out. */
  nameClass: string
  restClass?: string
  linkClass?: string
}

/** The link to a trip, whose name is the whole title; the trip's own name, up to the colon, is what is seen of it first. */
export function TripTitle({ trip, nameClass, restClass, linkClass = '' }: TripTitleProps) {
  const [name, rest] = trip.title.split(': ')
  return (
    <CardLink to={trip.href} className={`block ${linkClass}`}>
      <span className={`block ${nameClass}`}>
        {name}
        {rest && <span className="sr-only">: {!restClass && rest}</span>}
      </span>
      {rest && restClass && <span className={`block ${restClass}`}>{rest}</span>}
    </CardLink>
  )
}
