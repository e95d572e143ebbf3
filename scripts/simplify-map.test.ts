import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadContent } from '#content/load-content.ts'
import { projectPlace } from '#domain/route-drawing/map-projection.ts'
import { distanceTo, drawMap, originalStates, simplifyMap, tolerance } from './simplify-map.ts'

type Point = [x: number, y: number]

const states = originalStates()
const { boundary, borders } = simplifyMap()
const file = join(import.meta.dirname, '../app/features/destinations/india.svg')
const earth = 6371

/** Kilometres in a unit of the drawing, at a latitude. */
const kilometres = (units: number, lat: number) =>
  (units / 20.94) * ((2 * Math.PI * earth) / 360) * Math.cos((lat * Math.PI) / 180)
const pointOf = (lat: number, lon: number): Point => {
  const { x, y } = projectPlace({ lat, lon })
  return [x, y]
}

function distanceToLines(point: Point, lines: Point[][]): number {
  let least = Number.POSITIVE_INFINITY
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      least = Math.min(least, distanceTo(point, line[i - 1] as Point, line[i] as Point))
    }
  }
  return least
}

function isNear(point: Point, lines: Point[][], within: number): boolean {
  const [x, y] = point
  return lines.some((line) =>
    line.some((end, i) => {
      const [bx, by] = end
      const [ax, ay] = line[i - 1] ?? end
      if (x < Math.min(ax, bx) - within || x > Math.max(ax, bx) + within) return false
      if (y < Math.min(ay, by) - within || y > Math.max(ay, by) + within) return false
      return distanceTo(point, [ax, ay], [bx, by]) <= within
    }),
  )
}

function isInside([x, y]: Point, rings: Point[][]): boolean {
  let inside = false
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i] as Point
      const [bx, by] = ring[j] as Point
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
  }
  return inside
}

const closed = (rings: Point[][]) => rings.map((ring) => [...ring, ring[0] as Point])
const ringsOf = (name: string) => states.find((state) => state.name === name)?.rings ?? []

describe('the simplified outline', () => {
  test('is the file that the page shows, within 25 KB', () => {
    const svg = readFileSync(file, 'utf8')
    expect(svg).toBe(drawMap({ boundary, borders }))
    expect(svg.length).toBeLessThanOrEqual(25 * 1024)
    expect(svg).toContain('CC BY 4.0')
  })

  test('strays nowhere further than its tolerance from the original', () => {
    const original = simplifyMap({ boundary: 0, borders: 0 })
    const rounding = 0.05
    for (const part of ['boundary', 'borders'] as const) {
      const drawn = { boundary, borders }[part]
      const points = original[part].flat().filter((_, i) => i % 7 === 0)
      expect(points.length).toBeGreaterThan(400)
      expect(points.filter((point) => !isNear(point, drawn, tolerance[part] + rounding))).toEqual([])
    }
  })

  test('keeps the boundary closed, and every island', () => {
    for (const ring of boundary) expect(ring.at(-1)).toEqual(ring[0])
    for (const name of ['Andaman and Nicobar Islands', 'Lakshadweep']) {
      for (const ring of ringsOf(name)) {
        expect(distanceToLines(ring[0] as Point, boundary), name).toBeLessThan(tolerance.boundary + 0.05)
      }
    }
  })

  test('leaves no border with a loose end', () => {
    const ends = borders.flatMap((line) => [line[0], line.at(-1)]).map(String)
    const corners = new Set(boundary.flat().map(String))
    const loose = ends.filter((end) => !corners.has(end) && ends.filter((other) => other === end).length < 2)
    expect(loose).toEqual([])
  })
})

describe('the projection', () => {
  test.each([
    ['Kanyakumari', 8.078, 77.551],
    ['Dwarka', 22.238, 68.968],
    ['Dhanushkodi', 9.152, 79.446],
    ['Indira Point', 6.756, 93.825],
    ['Puri', 19.798, 85.831],
    ['Chennai’s shore', 13.05, 80.283],
    ['Panaji’s shore', 15.49, 73.808],
    ['Diu', 20.71, 70.98],
  ])('sets %s down on the coast, within 3 km', (_name, lat, lon) => {
    expect(kilometres(distanceToLines(pointOf(lat, lon), boundary), lat)).toBeLessThan(3)
  })

  test.each([
    ['Leh', 34.16, 77.58, 'Jammu and Kashmir'],
    ['Kibithu', 28.27, 97.0, 'Arunachal Pradesh'],
    ['Delhi', 28.61, 77.21, 'Delhi'],
    ['Chandigarh', 30.735, 76.785, 'Chandigarh'],
    ['Gangtok', 27.33, 88.61, 'Sikkim'],
    ['Agartala', 23.83, 91.28, 'Tripura'],
  ])('sets %s down in its state', (_name, lat, lon, state) => {
    expect(isInside(pointOf(lat, lon), ringsOf(state))).toBe(true)
  })

  test('sets every place of the catalogue down in its state, or within 3 km of it', async () => {
    const drawnAs: Record<string, string> = { Ladakh: 'Jammu and Kashmir' }
    const { places } = await loadContent(null)
    const astray = places
      .filter(({ country }) => country === 'India')
      .filter(({ state, lat, lon }) => {
        const rings = ringsOf(drawnAs[state] ?? state.replace('&', 'and'))
        const point = pointOf(lat, lon)
        return !isInside(point, rings) && !(kilometres(distanceToLines(point, closed(rings)), lat) < 3)
      })
    expect(astray.map(({ id }) => id)).toEqual([])
  })
})
