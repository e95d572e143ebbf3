import { describe, expect, test } from 'vitest'
import { loadContent } from '#content/load-content.ts'
import type { ProfileLabel } from '#domain/route-drawing/profile-name-places.ts'
import { type Box, breakName, contains, overlap, type Point } from '#domain/route-drawing/route-labels.ts'
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

/** Many points of the curves that a path is made of. */
function onPaths(path: string): Point[] {
  return [...path.matchAll(/M(\S+) (\S+)Q(\S+) (\S+) ([^\sM]+) ([^\sM]+)/g)].flatMap((found) => {
    const [x0, y0, x1, y1, x2, y2] = found.slice(1).map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const steps = 200
    return Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
      return { x: a * x0 + b * x1 + c * x2, y: a * y0 + b * y1 + c * y2 }
    })
  })
}

/** Likewise on a profile of 220 by 220 px; on wide screens, and where it is wider than the phone, it has at least 470 px for letters of up to 14. */
function profileBox({ x, y, align, text }: ProfileLabel, isWide: boolean): Box {
  const lines = text.split('\n')
  const width = Math.max(...lines.map(({ length }) => length)) * (isWide ? 1.2 : 2.4)
  const half = lines.length * (isWide ? 2.7 : 3.3)
  const left = x - (align === 'start' ? 0 : align === 'end' ? width : width / 2)
  return { left, right: left + width, top: y - half, bottom: y + half }
}

describe.each(trips.map((trip) => [trip.id, trip] as const))('the route of %s', (_, trip) => {
  const { map, profile, rows, farEnds } = drawRoute(trip)
  const labels = map.marks.map(({ label }) => label)

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

  test('names every night halt and every point, and no name lies on another or on a point', () => {
    const nights = trip.route.flatMap(({ night, place }) => (night ? [place.id] : []))
    expect(new Set(map.marks.flatMap(({ id, night }) => (night ? [id] : [])))).toEqual(new Set(nights))
    const names = new Map(trip.route.map(({ place }) => [place.id, place.name]))
    for (const { id, label } of map.marks) expect(label.lines.join(' ')).toBe(names.get(id))
    const boxes = labels.map(boxOf)
    for (const [index, box] of boxes.entries()) {
      expect(box.left >= 0 && box.right <= 100 && box.top >= 0 && box.bottom <= map.height).toBe(true)
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([])
      const points = map.marks.map(({ x, y }) => ({ left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }))
      expect(points.filter((point) => overlap(box, point))).toEqual([])
    }
  })

  test('leads to no name by a long line', () => {
    const lengths = map.marks.map(({ x, y, label: { leader, lines } }) => ({
      name: lines.join(' '),
      length: leader ? Math.hypot(leader.x - x, leader.y - y) : 0,
    }))
    expect(lengths.filter(({ length }) => length > 16)).toEqual([])
  })

  test('runs under no name', () => {
    for (const { label } of map.marks) {
      const box = boxOf(label)
      const crossing = onPaths(map.way + map.shortened).filter((point) => contains(box, point))
      expect([label.lines.join(' '), crossing]).toEqual([label.lines.join(' '), []])
    }
  })

  test('is a list that has every stop, with as many nights as the trip has in a bed', () => {
    const stops = trip.route.map(({ place }) => place.name)
    expect([...new Set(rows.map(({ place }) => place))]).toEqual([...new Set(stops)])
    const counted = rows.reduce((sum, { nights }) => sum + (nights ?? 0), 0)
    // A night in a coach or a train is one at no place.
    const moving = trip.facts.nights.filter(({ sharing }) => ['Seat', 'Berth'].includes(sharing))
    const inBed = moving.reduce((left, { count }) => left - count, trip.itinerary.length - 1)
    expect([0, inBed]).toContain(counted)
    for (const { km } of farEnds) expect(km).toBeGreaterThan(0)
  })

  test('has a profile when it is a trek or a ride', () => {
    const isHigh = trip.tags.some((tag) => ['trek', 'bikingPackage', 'suvPackage'].includes(tag))
    expect(profile !== null).toBe(isHigh)
    if (!profile) return
    expect(profile.ridge).toHaveLength(rows.length)
    const xs = profile.ridge.map(({ x }) => x)
    expect(xs).toEqual([...xs].sort((a, b) => a - b))
    expect([xs[0], xs.at(-1)]).toEqual([0, 100])
    expect(profile.ridge.every(({ y }) => y >= 15 && y <= 100)).toBe(true)
    expect(profile.highest.altitude).toBe(Math.max(...rows.map(({ altitude }) => altitude)))
    const top = profile.points.find(({ isHighest }) => isHighest)
    expect(top?.label.text).toBe(
      `${profile.highest.name}\n${profile.highest.altitude.toLocaleString('en-IN')} m`,
    )
    const named = new Set(profile.points.map(({ x }) => rows[xs.indexOf(x)]?.place))
    expect(rows.filter(({ place, night }) => night && !named.has(place))).toEqual([])
    const passes = rows.filter(
      ({ place, altitude }, index) =>
        / (La|Pass)$/.test(place) &&
        altitude > (rows[index - 1]?.altitude ?? altitude) &&
        altitude > (rows[index + 1]?.altitude ?? altitude),
    )
    expect(passes.filter(({ place }) => !named.has(place))).toEqual([])
    expect(profile.ticks.length).toBeGreaterThanOrEqual(2)
    expect(profile.ticks.length).toBeLessThanOrEqual(6)
  })
})

describe.each(
  trips.map((trip) => [trip.id, drawRoute(trip).profile] as const).filter(([, profile]) => profile),
)('the names on the profile of %s', (_, profile) => {
  test.each([
    ['phones', false],
    ['wide screens', true],
  ])('lie on nothing on %s, nor do the lines to them', (_screen, isWide) => {
    const { ridge = [], points: shown = [], isCrowded = false } = profile ?? {}
    const boxes = shown.map(({ label }) => profileBox(label, isWide || isCrowded))
    expect(boxes.length).toBeGreaterThan(2)
    for (const [index, box] of boxes.entries()) {
      expect(box.left >= 0 && box.right <= 100 && box.top >= 0 && box.bottom <= 100).toBe(true)
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([])
      expect(ridgeIn(ridge, box).map(({ x }) => [shown[index]?.label.text, x])).toEqual([])
    }
    for (const { x, y, label } of shown) {
      if (!label.leader) continue
      const line = { left: x - 0.1, right: x + 0.1, top: label.leader.y + 0.1, bottom: y - 2 }
      expect([label.text, label.leader.x]).toEqual([label.text, x])
      expect(line.top).toBeLessThan(y)
      expect(line.top).toBeGreaterThan(y - 22)
      expect([label.text, ridgeIn(ridge, line)]).toEqual([label.text, []])
      expect(boxes.filter((box) => overlap(box, line))).toEqual([])
    }
  })
})

/** Where the line of a profile runs through a box. */
function ridgeIn(ridge: { x: number; y: number }[], { left, right, top, bottom }: Box) {
  const steps = 400
  return ridge.slice(1).flatMap((to, index) => {
    const from = ridge[index] ?? to
    return Array.from({ length: steps + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    })).filter(({ x, y }) => x > left && x < right && y > top && y < bottom)
  })
}

test('most trips tell their nights', () => {
  const told = trips.filter((trip) => drawRoute(trip).rows.some(({ nights }) => nights))
  expect(told.length).toBeGreaterThan(trips.length / 2)
})

test('only long names of several words are broken', () => {
  expect(breakName('Leh')).toEqual(['Leh'])
  expect(breakName('Dubai Desert Conservation Reserve')).toEqual(['Dubai Desert', 'Conservation Reserve'])
  expect(breakName('Thiruvananthapuram')).toEqual(['Thiruvananthapuram'])
})
