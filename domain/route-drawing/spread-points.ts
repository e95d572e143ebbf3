import type { MapPoint } from './map-projection.ts'

const rounds = 60

/** Moves points that would lie on one another apart, no further than it takes for each to be seen; all others stay where they are. */
export function spreadPoints<Point extends MapPoint>(points: readonly Point[], least: number): Point[] {
  const spread = points.map((point) => ({ ...point }))
  for (let round = 0; round < rounds; round++)
    for (const [i, one] of spread.entries())
      for (const other of spread.slice(i + 1)) {
        const across = other.x - one.x || 0.01
        const down = other.y - one.y
        const apart = Math.hypot(across, down)
        if (apart >= least) continue
        const step = (least - apart) / 2 / apart
        one.x -= across * step
        one.y -= down * step
        other.x += across * step
        other.y += down * step
      }
  return spread.map((point) => ({ ...point, x: roundTo(point.x), y: roundTo(point.y) }))
}

function roundTo(units: number): number {
  return Math.round(units * 10) / 10
}
