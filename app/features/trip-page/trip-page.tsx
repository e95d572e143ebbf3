import type { TripPageData } from '#server/trips/find-trip-page.ts'

type TripPageProps = TripPageData & {
  /** The page of suggested and customised itineraries: asked for, not booked; two guests at first. */
  suggested?: boolean
}

export function TripPage({ trip }: TripPageProps) {
  return (
    <div className="wrap pt-6 m:pt-10">
      <h1 className="display mt-3 text-2xl">{trip.title}</h1>
    </div>
  )
}
