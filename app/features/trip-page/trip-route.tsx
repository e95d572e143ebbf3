import type { RouteRow, TripRoute } from '#server/trips/draw-route.ts'
import { AltitudeProfile } from './altitude-profile.tsx'
import { inMetres } from './in-metres.ts'
import { RouteMap } from './route-map.tsx'

/** Where the trip goes: drawn, and as a list that says the same. */
export function TripRouteSection({ route: { map, profile, rows, farEnds } }: { route: TripRoute }) {
  return (
    <div className="trip-route">
      <h2 className="display text-xl">The route</h2>
      <div className="route-parts">
        <figure>
          <RouteMap map={map} description={inWords(rows)} />
          <figcaption>
            <span className="route-key">
              <i className="route-key-night" /> Night halt <i className="route-key-pass" /> On the way
            </span>
            The line joins the halts; it doesn’t follow the road.
            {farEnds.map(({ place, km }) => ` ${place} is about ${km} km off, and drawn nearer.`)}
          </figcaption>
        </figure>
        <ol className="route-list">
          {rows.map(({ place, altitude, night, nights }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place may be visited twice.
            <li key={index} className={night ? 'route-halt' : undefined}>
              <span>{place}</span> <span className="route-nights">{night && nightsInWords(nights)}</span>{' '}
              <span className="route-height">{inMetres(altitude)}</span>
            </li>
          ))}
        </ol>
      </div>
      {profile && <AltitudeProfile profile={profile} rows={rows} isShortened={farEnds.length > 0} />}
    </div>
  )
}

function nightsInWords(nights: number | null): string {
  if (nights === null) return 'Night halt'
  if (nights === 0) return 'Back again'
  return nights === 1 ? '1 night' : `${nights} nights`
}

function inWords(rows: RouteRow[]): string {
  const halts = rows.filter(({ night }, index) => night || index === 0 || index === rows.length - 1)
  return `Map of the route: ${halts.map(({ place }) => place).join(', ')}. Every stop is in the list that follows.`
}
