import type { ReactNode } from 'react'
import { keyed } from '#app/ui/collections/keyed.ts'
import { reachedByKeys } from '#app/ui/reached-by-keys.ts'
import type { AltitudeProfile as Drawing, ProfilePoint } from '#domain/route-drawing/altitude-profile.ts'
import type { RouteRow } from '#server/pages/trip/draw-route.ts'
import { inMetres } from './in-metres.ts'
import { PlaceName, RouteDrawing } from './route-drawing.tsx'

const cell = 'border-b border-line py-2 pr-3 text-left font-normal'

type AltitudeProfileProps = {
  profile: Drawing
  rows: RouteRow[]
  /** Whether the way to a far end is drawn shorter than it is. */
  isShortened: boolean
}

/** In pixels, what the names of many stops take side by side: a phone moves the drawing sideways. */
const crowdedWidth = 640

/** Height along the way, with a point for each stop whose name finds room; all of them in a table below. */
export function AltitudeProfile({
  profile: { ridge, points, isCrowded, ticks, highest },
  rows,
  isShortened,
}: AltitudeProfileProps) {
  const top = inMetres(highest.altitude)
  return (
    <div className="mt-10">
      <figure>
        <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-lg/normal font-strong">How high it goes</h3>
          {isCrowded && <span className="text-sm text-ink-3 m:hidden">Swipe to follow the way</span>}
        </div>
        <Sideways of={isCrowded ? 'How high it goes' : null}>
          <RouteDrawing
            description={`Altitude along the way. The highest point is ${highest.name} at ${top}; all heights follow in a table.`}
            className={isCrowded ? 'h-65 m:h-75' : 'h-55 m:h-75'}
            style={isCrowded ? { minWidth: crowdedWidth } : undefined}
          >
            {ticks.map(({ y, metres }) => (
              <span
                key={metres}
                className="absolute inset-x-0 border-t border-dashed border-ink/14"
                style={{ top: `${y}%` }}
              >
                <span className="absolute left-2.5 -translate-y-full text-[11px] leading-tight text-ink-2 tabular-nums">
                  {inMetres(metres)}
                </span>
              </span>
            ))}
            <div className="absolute inset-y-0 right-5 left-15 m:right-8 m:left-19">
              <ProfileLine ridge={ridge} points={points} />
              {points.map(({ x, y, night, isHighest }) => (
                <i
                  key={x}
                  className={`absolute -translate-1/2 rounded-pill border-2 ${night ? 'size-3.5 border-surface bg-indigo' : `size-2 border-indigo ${isHighest ? 'bg-marigold' : 'bg-surface'}`}`}
                  style={{ left: `${x}%`, top: `${y}%` }}
                />
              ))}
              {points.map(({ x, night, isHighest, label }) => (
                <PlaceName
                  key={x}
                  align={label.align}
                  night={night || isHighest}
                  className="text-[clamp(11px,0.6rem+0.3vw,14px)]"
                  style={{ left: `${label.x}%`, top: `${label.y}%` }}
                >
                  {label.text}
                </PlaceName>
              ))}
            </div>
          </RouteDrawing>
        </Sideways>
        <figcaption className="mt-3 text-sm text-pretty text-ink-3">
          Heights of the places named, spaced roughly by the straight line between them; the way itself also
          climbs and falls in between.
          {isShortened && ' The long way at the start or the end is shortened.'}
        </figcaption>
      </figure>
      <HeightTable rows={rows} />
    </div>
  )
}

/** What is wider than a phone can be moved by finger and by keys. */
function Sideways({ of, children }: { of: string | null; children: ReactNode }) {
  if (!of) return children
  return (
    <section tabIndex={reachedByKeys} aria-label={of} className="overflow-x-auto rounded-l">
      {children}
    </section>
  )
}

function ProfileLine({ ridge, points }: Pick<Drawing, 'ridge' | 'points'>) {
  const line = ridge.map(({ x, y }) => `${x} ${y}`).join('L')
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute size-full overflow-visible"
    >
      <path d={`M${line}V100H0Z`} className="fill-indigo-2/16" />
      <path
        d={`M${line}`}
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-indigo"
      />
      <path d={points.map(leaderOf).join('')} vectorEffect="non-scaling-stroke" className="stroke-ink-3" />
    </svg>
  )
}

function leaderOf({ x, y, label }: ProfilePoint): string {
  return label.leader ? `M${x} ${y}L${label.leader.x} ${label.leader.y}` : ''
}

function HeightTable({ rows }: { rows: RouteRow[] }) {
  return (
    <details className="mt-2">
      <summary className="w-fit cursor-pointer py-2.75 font-label text-peacock underline underline-offset-3">
        As a table
      </summary>
      <table className="w-full max-w-[34em]">
        <thead>
          <tr>
            <th scope="col" className={`text-sm/normal text-ink-3 ${cell}`}>
              Place
            </th>
            <th scope="col" className={`text-sm/normal text-ink-3 ${cell}`}>
              Altitude
            </th>
            <th scope="col" className={`text-sm/normal text-ink-3 ${cell}`}>
              Night
            </th>
          </tr>
        </thead>
        <tbody>
          {keyed(rows, ({ place }) => place).map(([key, { place, altitude, night }]) => (
            <tr key={key}>
              <th scope="row" className={cell}>
                {place}
              </th>
              <td className={`text-ink-2 tabular-nums ${cell}`}>{inMetres(altitude)}</td>
              <td className={`text-ink-2 tabular-nums ${cell}`}>{night ? 'Night halt' : 'On the way'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
