import { keyed } from '#app/ui/collections/keyed.ts'
import type { RouteRow, TripRoute } from '#server/pages/trip/draw-route.ts'
import { AltitudeProfile } from './altitude-profile.tsx'
import { inMetres } from './in-metres.ts'
import { RouteMap } from './route-map.tsx'

/** A point for each place, on a line from the first to the last. */
const point = 'before:absolute before:z-1 before:rounded-pill'
const pass = `text-ink-2 ${point} before:top-3 before:left-0.75 before:size-2.5 before:border-2 before:border-indigo before:bg-paper`
const halt = `font-strong text-ink ${point} before:top-2.5 before:left-px before:size-3.5 before:bg-indigo before:ring-2 before:ring-paper`
const lineToNext = 'after:absolute after:top-4 after:-bottom-3.5 after:left-1.75 after:w-0.5 after:bg-indigo'

/** Where the trip goes: drawn, and as a list that says the same. */
export function TripRouteSection({ route: { map, profile, rows, farEnds } }: { route: TripRoute }) {
  return (
    <div className="min-w-0">
      <h2 className="display text-xl">The route</h2>
      <div className="mt-5 grid gap-x-10 gap-y-6 m:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] m:items-start">
        <figure className="m:sticky m:top-26">
          <RouteMap map={map} description={inWords(rows)} />
          <figcaption className="mt-3 text-sm text-pretty text-ink-3">
            <span className="mb-1 flex items-center gap-1.5">
              <i className="size-2.75 rounded-pill bg-indigo" /> Night halt{' '}
              <i className="ml-3 size-2.75 rounded-pill border-2 border-indigo bg-surface" /> On the way
            </span>
            The line joins the halts; it doesn’t follow the road.
            {farEnds.map(
              ({ place, km }) => ` ${place} is about ${km} km off in a straight line, and drawn nearer.`,
            )}
          </figcaption>
        </figure>
        <ol>
          {keyed(rows, ({ place }) => place).map(([key, { place, altitude, night, nights }], index) => (
            <li
              key={key}
              className={`relative flex flex-wrap items-baseline gap-x-3 py-1.25 pl-7 ${night ? halt : pass} ${index < rows.length - 1 ? lineToNext : ''}`}
            >
              <span className="grow basis-[7rem]">{place}</span>{' '}
              <span className="text-sm/normal font-normal text-ink-3">{night && nightsInWords(nights)}</span>{' '}
              <span className="min-w-[4.2em] text-right font-normal text-ink-2 tabular-nums">
                {inMetres(altitude)}
              </span>
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
