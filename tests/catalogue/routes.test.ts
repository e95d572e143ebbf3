import { describe, expect, test } from 'vitest'
import { loadContent } from '#content/load-content.ts'
import { type Box, breakName, overlap } from '#domain/route-drawing/route-labels.ts'
import type { RouteMark } from '#domain/route-drawing/route-map.ts'
import { drawRoute } from '#server/pages/trip/draw-route.ts'

const { trips } = await loadContent(null)

/** The room a name takes on the narrowest phone, measured anew: 11 px letters on a drawing of 280 px. */
function boxOf(label: NonNullable<RouteMark['label']>): Box {
  const width = Math.max(...label.lines.map((line) => line.length)) * 2.1
  const half = label.lines.length * 2.2
  const left = { start: label.x, middle: label.x - width / 2, end: label.x - width }[label.align]
  return { left, right: left + width, top: label.y - half, bottom: label.y + half }
}

/** Likewise on a profile of 220 by 220 px. */
function profileBox({ x, y, align, text }: { x: number; y: number; align: string; text: string }): Box {
  const lines = text.split('\n')
  const width = Math.max(...lines.map(({ length }) => length)) * 2.4
  const half = lines.length * 3.3
  const left = x - (align === 'start' ? 0 : align === 'end' ? width : width / 2)
  return { left, right: left + width, top: y - half, bottom: y + half }
}

describe.each(trips.map((trip) => [trip.id, trip] as const))('the route of %s', (_, trip) => {
  const { map, profile, rows, farEnds } = drawRoute(trip)
  const labels = map.marks.flatMap(({ label }) => label ?? [])

  test('stands inside its drawing', () => {
    for (const { x, y } of map.marks) {
      expect(x >= 4 && x <= 96 && y >= 4 && y <= map.height - 4).toBe(true)
    }
    for (const path of [map.way, map.shortened, map.arrows]) {
      for (const [, x, y] of path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x) >= 0 && Number(x) <= 100 && Number(y) >= 0 && Number(y) <= map.height).toBe(true)
      }
    }
    expect(map.scale.length).toBeGreaterThan(5)
    expect(map.scale.length).toBeLessThanOrEqual(20)
  })

  test('names every night halt, and no name lies on another or on a point', () => {
    expect(map.marks.filter(({ night, label }) => night && !label)).toEqual([])
    const boxes = labels.map(boxOf)
    for (const [index, box] of boxes.entries()) {
      expect(box.left >= 0 && box.right <= 100 && box.top >= 0 && box.bottom <= map.height).toBe(true)
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([])
      const points = map.marks.map(({ x, y }) => ({ left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }))
      expect(points.filter((point) => overlap(box, point))).toEqual([])
    }
  })

  test('is a list that has every stop, with as many nights as the trip', () => {
    const stops = trip.route.map(({ place }) => place.name)
    expect([...new Set(rows.map(({ place }) => place))]).toEqual([...new Set(stops)])
    const counted = rows.reduce((sum, { nights }) => sum + (nights ?? 0), 0)
    expect([0, trip.itinerary.length - 1]).toContain(counted)
    for (const { km } of farEnds) expect(km).toBeGreaterThan(0)
  })

  test('has a profile when it is a trek or a ride', () => {
    const isHigh = trip.tags.some((tag) => ['trek', 'bikingPackage', 'suvPackage'].includes(tag))
    expect(profile !== null).toBe(isHigh)
    if (!profile) return
    expect(profile.points).toHaveLength(rows.length)
    const xs = profile.points.map(({ x }) => x)
    expect(xs).toEqual([...xs].sort((a, b) => a - b))
    expect([xs[0], xs.at(-1)]).toEqual([0, 100])
    expect(profile.points.every(({ y }) => y >= 15 && y <= 100)).toBe(true)
    expect(profile.highest.altitude).toBe(Math.max(...rows.map(({ altitude }) => altitude)))
    expect(profile.points[profile.highest.index]?.label?.text).toContain(profile.highest.name)
    const named = new Set(profile.points.flatMap(({ label }, index) => (label ? [rows[index]?.place] : [])))
    expect(rows.filter(({ place, night }) => night && !named.has(place))).toEqual([])
    const passes = rows.filter(
      ({ place, altitude }, index) =>
        / (La|Pass)$/.test(place) &&
        altitude > (rows[index - 1]?.altitude ?? altitude) &&
        altitude > (rows[index + 1]?.altitude ?? altitude),
    )
    expect(passes.filter(({ place }) => !named.has(place))).toEqual([])
    const boxes = profile.points.flatMap(({ label }) => (label ? [profileBox(label)] : []))
    for (const [index, box] of boxes.entries()) {
      expect(box.left >= 0 && box.right <= 100 && box.top >= 0 && box.bottom <= 100).toBe(true)
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([])
    }
    expect(profile.ticks.length).toBeGreaterThanOrEqual(2)
    expect(profile.ticks.length).toBeLessThanOrEqual(6)
  })
})

test('most trips tell their nights', () => {
  const told = trips.filter((trip) => drawRoute(trip).rows.some(({ nights }) => nights))
  expect(told.length).toBeGreaterThan(trips.length / 2)
})

test('only long names of several words are broken', () => {
  expect(breakName('Leh')).toEqual(['Leh'])
  expect(breakName('Dubai Desert Conservation Reserve')).toEqual(['Dubai Desert', 'Conservation Reserve'])
  expect(breakName('Thiruvananthapuram')).toEqual(['Thiruvananthapuram'])
})
