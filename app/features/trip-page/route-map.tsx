import type { CSSProperties } from 'react'
import type { RouteMap as Drawing, RouteMark } from '#domain/route-drawing/route-map.ts'

type RouteMapProps = { map: Drawing; description: string }

/** The way as lines and points; names stand over it as text, so that they stay readable on a phone. */
export function RouteMap({ map, description }: RouteMapProps) {
  const { height, way, shortened, arrows, marks, scale } = map
  // Night halts are drawn over the places between.
  const inOrder = [...marks].sort((a, b) => Number(a.night) - Number(b.night))
  return (
    <div
      role="img"
      aria-label={description}
      data-sun={sunSide(marks)}
      className="route-map"
      style={{ aspectRatio: `100 / ${height}` }}
    >
      <svg aria-hidden="true" viewBox={`0 0 100 ${height}`}>
        <path d={way} className="route-way" />
        <path d={shortened} className="route-way route-shortened" />
        <path d={arrows} className="route-arrows" />
        <path d={marks.map(leaderOf).join('')} className="route-leaders" />
        {inOrder.map(({ id, x, y, night }) => (
          <circle
            key={id}
            cx={x}
            cy={y}
            r={night ? 1.7 : 1.1}
            className={night ? 'route-night' : 'route-pass'}
          />
        ))}
        <path d={`M4 ${height - 4.5}v1.5h${scale.length}v-1.5`} className="route-scale" />
      </svg>
      {marks.map(({ id, label, night }) =>
        label ? (
          <span
            key={id}
            data-align={label.align}
            className={night ? 'route-name route-name-night' : 'route-name'}
            style={at(label, height)}
          >
            {label.lines.join('\n')}
          </span>
        ) : null,
      )}
      <span
        data-align="start"
        className="route-name"
        style={at({ x: 5 + scale.length, y: height - 4 }, height)}
      >
        {scale.km.toLocaleString('en-IN')} km
      </span>
    </div>
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
  return label?.leader ? `M${x} ${y}L${label.leader.x} ${label.leader.y}` : ''
}
