import type { CSSProperties } from 'react'
import type { RouteMap as Drawing, RouteMark } from '#domain/route-drawing/route-map.ts'
import { PlaceName, RouteDrawing } from './route-drawing.tsx'

const nameSize = 'text-[clamp(11px,3.3cqw,14px)]'

type RouteMapProps = { map: Drawing; description: string }

/** The way as lines and points; names stand over it as text, so that they stay readable on a phone. */
export function RouteMap({ map, description }: RouteMapProps) {
  const { height, way, shortened, arrows, marks, scale } = map
  // Night halts are drawn over the places between.
  const inOrder = [...marks].sort((a, b) => Number(a.night) - Number(b.night))
  return (
    <RouteDrawing
      description={description}
      sun={sunSide(marks)}
      className="@container"
      style={{ aspectRatio: `100 / ${height}` }}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 100 ${height}`}
        fill="none"
        strokeWidth="0.65"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="absolute inset-0 size-full"
      >
        <path d={way} className="stroke-indigo" />
        <path d={shortened} strokeDasharray="1.4 1.8" className="stroke-indigo" />
        <path d={arrows} className="stroke-indigo" />
        <path d={marks.map(leaderOf).join('')} strokeWidth="0.3" className="stroke-ink-3" />
        {inOrder.map(({ id, x, y, night }) => (
          <circle
            key={id}
            cx={x}
            cy={y}
            r={night ? 1.7 : 1.1}
            strokeWidth={night ? 0.7 : 0.6}
            className={night ? 'fill-indigo stroke-surface' : 'fill-surface stroke-indigo'}
          />
        ))}
        <path d={`M4 ${height - 4.5}v1.5h${scale.length}v-1.5`} strokeWidth="0.4" className="stroke-ink-3" />
      </svg>
      {marks.map(({ id, label, night }) => (
        <PlaceName key={id} align={label.align} night={night} className={nameSize} style={at(label, height)}>
          {label.lines.join('\n')}
        </PlaceName>
      ))}
      <PlaceName className={nameSize} style={at({ x: 5 + scale.length, y: height - 4 }, height)}>
        {scale.km.toLocaleString('en-IN')} km
      </PlaceName>
    </RouteDrawing>
  )
}

function at({ x, y }: { x: number; y: number }, height: number): CSSProperties {
  return { left: `${x}%`, top: `${Math.round((y / height) * 1000) / 10}%` }
}

/** The upper corner that the way leaves free. */
function sunSide(marks: RouteMark[]): 'left' | 'right' {
  const high = marks.filter(({ y }) => y < 32)
  const right = high.filter(({ x }) => x > 68).length
  return right > high.filter(({ x }) => x < 32).length ? 'left' : 'right'
}

function leaderOf({ x, y, label }: RouteMark): string {
  return label.leader ? `M${x} ${y}L${label.leader.x} ${label.leader.y}` : ''
}
