import type { AltitudeProfile as Drawing, ProfilePoint } from '#domain/route-drawing/altitude-profile.ts'
import type { RouteRow } from '#server/trips/draw-route.ts'
import { inMetres } from './in-metres.ts'

type AltitudeProfileProps = {
  profile: Drawing
  rows: RouteRow[]
  /** Whether the way to a far end is drawn shorter than it is. */
  isShortened: boolean
}

/** Height along the way, with the night halts on it; the same as a table below. */
export function AltitudeProfile({
  profile: { points, ticks, highest },
  rows,
  isShortened,
}: AltitudeProfileProps) {
  const ridge = points.map(({ x, y }) => `${x} ${y}`).join('L')
  const top = inMetres(highest.altitude)
  return (
    <figure className="altitude">
      <h3>How high it goes</h3>
      <div
        role="img"
        aria-label={`Altitude along the way. The highest point is ${highest.name} at ${top}; all heights follow in a table.`}
        className="altitude-drawing"
      >
        {ticks.map(({ y, metres }) => (
          <span key={metres} className="altitude-tick" style={{ top: `${y}%` }}>
            <span>{inMetres(metres)}</span>
          </span>
        ))}
        <div className="altitude-plot">
          <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d={`M${ridge}V100H0Z`} className="altitude-ground" />
            <path d={`M${ridge}`} className="altitude-ridge" />
            <path d={points.map(leaderOf).join('')} className="altitude-leaders" />
          </svg>
          {points.map(({ x, y, night }, index) => (
            <i
              key={x}
              className={night ? 'altitude-dot altitude-night' : 'altitude-dot'}
              data-highest={index === highest.index || undefined}
              style={{ left: `${x}%`, top: `${y}%` }}
            />
          ))}
          {points.map(({ x, label }) =>
            label ? (
              <span
                key={x}
                data-align={label.align}
                className="route-name route-name-night"
                style={{ left: `${label.x}%`, top: `${label.y}%` }}
              >
                {label.text}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <figcaption>
        Heights of the places named, spaced roughly by the straight line between them; the way itself also
        climbs and falls in between.
        {isShortened && ' The long way at the start or the end is shortened.'}
      </figcaption>
      <details>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Altitude</th>
              <th scope="col">Night</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ place, altitude, night }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place may be visited twice.
              <tr key={index}>
                <th scope="row">{place}</th>
                <td>{inMetres(altitude)}</td>
                <td>{night ? 'Night halt' : 'On the way'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function leaderOf({ x, y, label }: ProfilePoint): string {
  return label?.leader ? `M${x} ${y}L${label.leader.x} ${label.leader.y}` : ''
}
