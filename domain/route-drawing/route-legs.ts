export type DrawnPoint = { x: number; y: number; id: string }

/** A way from one stop to the next, bent to the left of travel: there and back are two lines. */
export type Leg = { from: DrawnPoint; to: DrawnPoint; bend: { x: number; y: number }; length: number }

/** Each way once, however often it is travelled. */
export function bendLegs(points: DrawnPoint[]): Leg[] {
  const pairs = points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }))
  const ways = new Map(pairs.map((pair) => [`${pair.from.id} ${pair.to.id}`, pair]))
  return [...ways.values()].map(({ from, to }) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const length = Math.hypot(dx, dy) || 1
    const isBothWays = ways.has(`${to.id} ${from.id}`)
    const bow = isBothWays ? Math.min(Math.max(length * 0.09, 1), 4) : Math.min(length * 0.05, 3)
    const others = points.filter(({ id }) => id !== from.id && id !== to.id)
    // The way back has the other side of the chord.
    const bows = isBothWays ? [bow, bow * 1.7] : [bow, -bow, bow * 1.7, -bow * 1.7]
    const legs = bows.map((bow): Leg => {
      // The curve passes half-way between its chord and the bend.
      const bend = {
        x: (from.x + to.x) / 2 + (dy / length) * bow * 2,
        y: (from.y + to.y) / 2 - (dx / length) * bow * 2,
      }
      return { from, to, bend, length }
    })
    return clearest(legs, others)
  })
}

/** So far, in units, a leg keeps from a stop at which it doesn't halt. */
const clearance = 3.5

/** The first that keeps clear of the other stops, else the one that comes least near to them. */
function clearest(legs: Leg[], others: DrawnPoint[]): Leg {
  const distance = (leg: Leg) =>
    Math.min(
      clearance,
      ...samplesOf(leg).flatMap((dot) => others.map(({ x, y }) => Math.hypot(x - dot.x, y - dot.y))),
    )
  return legs.reduce((best, leg) => (distance(leg) > distance(best) ? leg : best))
}

function pointOn({ from, to, bend }: Leg, t: number): { x: number; y: number } {
  const s = 1 - t
  return {
    x: s * s * from.x + 2 * s * t * bend.x + t * t * to.x,
    y: s * s * from.y + 2 * s * t * bend.y + t * t * to.y,
  }
}

/** About four points a unit: no name that stands on the way falls between them. */
export function samplesOf(leg: Leg): { x: number; y: number }[] {
  const steps = Math.max(2, Math.ceil(4 * leg.length))
  return Array.from({ length: steps + 1 }, (_, index) => pointOn(leg, index / steps))
}

export function pathOf(legs: Leg[]): string {
  return legs.map(({ from, bend, to }) => `M${pair(from)}Q${pair(bend)} ${pair(to)}`).join('')
}

/** A chevron in the middle of every leg that is long enough to carry one. */
export function arrowsOf(legs: Leg[]): string {
  return legs
    .filter(({ length }) => length >= 11)
    .map((leg) => {
      const tip = pointOn(leg, 0.5)
      const [ux, uy] = [(leg.to.x - leg.from.x) / leg.length, (leg.to.y - leg.from.y) / leg.length]
      const wing = (side: number) => ({
        x: tip.x - 1.1 * ux - side * 1.1 * uy,
        y: tip.y - 1.1 * uy + side * 1.1 * ux,
      })
      const nose = { x: tip.x + 0.6 * ux, y: tip.y + 0.6 * uy }
      return `M${pair(wing(1))}L${pair(nose)}L${pair(wing(-1))}`
    })
    .join('')
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

function pair({ x, y }: { x: number; y: number }): string {
  return `${tenth(x)} ${tenth(y)}`
}
