import { describe, expect, test } from 'vitest'
import type { RoutePoint } from '#domain/trips/trip.ts'
import { drawProfile, hasProfile } from './altitude-profile.ts'
import { drawRouteMap } from './route-map.ts'
import { countNights, farEnds, kilometresBetween, mergeStops } from './route-stops.ts'

function stop(name: string, lat: number, lon: number, night = false, altitude = 1000): RoutePoint {
  return { place: { id: name, name, state: '', country: 'India', lat, lon, altitude }, night }
}

const leh = stop('Leh', 34.16, 77.58, true, 3524)
const hunder = stop('Hunder', 34.58, 77.47, true, 3100)
const pass = stop('Khardung La', 34.28, 77.6, false, 5359)
const delhi = stop('Delhi', 28.61, 77.21, false, 216)

describe('stops', () => {
  test('two visits on end are one, and keep the night', () => {
    const stops = mergeStops([stop('Leh', 34.16, 77.58), leh, hunder])
    expect(stops.map(({ place, night }) => [place.name, night])).toEqual([
      ['Leh', true],
      ['Hunder', true],
    ])
  })

  test('Delhi to Leh is about 620 km', () => {
    expect(kilometresBetween(delhi.place, leh.place)).toBeCloseTo(618, -1)
    expect(kilometresBetween(leh.place, leh.place)).toBe(0)
  })

  test('an end far outside of the rest is known, and one near it is not', () => {
    expect([...farEnds([delhi, leh, pass, hunder, delhi]).keys()]).toEqual(['Delhi'])
    expect(farEnds([leh, pass, hunder, leh]).size).toBe(0)
    expect(farEnds([delhi, leh, delhi]).size).toBe(0)
  })

  test('nights are read from the stays, or not told', () => {
    const stops = [leh, pass, hunder, leh]
    expect(countNights(stops, ['Hotel, Leh', 'Hotel, Leh', 'Camp, Hunder', 'Leh'])).toEqual([2, 0, 1, 1])
    expect(countNights(stops, ['Hotel, Leh', 'Night bus'])).toBeNull()
    expect(countNights(stops, ['Hotel, Leh']), 'nobody sleeps at Hunder').toBeNull()
    expect(countNights(stops, [null, 'Leh', 'Camp, Hunder', null]), 'two on the way').toEqual([1, 0, 1, 0])
  })
})

describe('the map', () => {
  test('has north up and east to the right', () => {
    const [south, north] = drawRouteMap([leh, hunder]).marks
    expect(north?.y).toBeLessThan(south?.y ?? 0)
    expect(north?.x).toBeLessThan(south?.x ?? 0)
  })

  test('there and back are two lines, one way is one', () => {
    const curves = (route: RoutePoint[]) => drawRouteMap(route).way.match(/Q[^M]+/g) ?? []
    expect(curves([leh, hunder])).toHaveLength(1)
    const [there, back] = curves([leh, hunder, leh])
    expect(there?.split(' ').slice(0, 2)).not.toEqual(back?.split(' ').slice(0, 2))
    expect(curves([leh, hunder, leh, hunder])).toHaveLength(2)
  })

  test('a far end is dashed and near, and leaves the scale to the rest', () => {
    const near = drawRouteMap([leh, pass, hunder])
    const far = drawRouteMap([delhi, leh, pass, hunder])
    expect(near.shortened).toBe('')
    expect(far.shortened).not.toBe('')
    expect(far.scale.km).toBeLessThanOrEqual(2 * near.scale.km)
    expect(far.marks.every(({ y }) => y > 0 && y < far.height)).toBe(true)
  })

  test('one place, a walk in a town and a continent are all drawn', () => {
    expect(drawRouteMap([leh]).marks).toMatchObject([{ x: 50, night: true }])
    const town = drawRouteMap([stop('Fort', 18.93, 72.83), stop('Pier', 18.92, 72.83, true)])
    expect(town.scale.km).toBe(1)
    const continent = drawRouteMap([stop('Lisbon', 38.7, -9.1, true), stop('Helsinki', 60.2, 24.9, true)])
    expect(continent.scale.km).toBe(500)
  })

  test('every night halt has a name, however crowded; places between without one have no point', () => {
    const camps = Array.from({ length: 9 }, (_, n) => stop(`Camp number ${n}`, 30 + n / 2000, 78, true))
    const between = Array.from({ length: 40 }, (_, n) => stop(`Bend ${n}`, 30 + n / 9000, 78.0005))
    const { marks } = drawRouteMap([leh, ...camps, ...between])
    expect(marks.filter(({ night }) => night)).toHaveLength(10)
    expect(marks.length).toBeLessThan(50)
    expect(marks.map(({ id, label }) => [id, label.lines.join(' ')])).toEqual(marks.map(({ id }) => [id, id]))
  })
})

describe('the profile', () => {
  const profile = drawProfile([leh, pass, hunder])

  test('is for treks and rides', () => {
    expect(hasProfile({ tags: ['trek'] }) && hasProfile({ tags: ['adventure', 'suvPackage'] })).toBe(true)
    expect(hasProfile({ tags: ['beach'] })).toBe(false)
  })

  test('runs from edge to edge by distance, and names the highest point with its height', () => {
    expect(profile.points.map(({ x, night }) => [Math.round(x), night])).toEqual([
      [0, true],
      [28, false],
      [100, true],
    ])
    expect(profile.highest).toEqual({ name: 'Khardung La', altitude: 5359 })
    expect(profile.points[1]?.label.text).toBe('Khardung La\n5,359 m')
    expect(profile.points.map(({ isHighest }) => isHighest)).toEqual([false, true, false])
  })

  test('has ticks at round heights', () => {
    expect(profile.ticks.map(({ metres }) => metres)).toEqual([3000, 4000, 5000])
    expect(drawProfile([delhi, leh]).ticks.map(({ metres }) => metres)).toEqual([0, 1000, 2000, 3000])
  })

  test('places at one spot, or at one height, still stand side by side', () => {
    const { points } = drawProfile([stop('A', 30, 78), stop('B', 30, 78), stop('C', 30, 78)])
    expect(points.map(({ x }) => x)).toEqual([0, 50, 100])
    expect(points.every(({ y }) => Number.isFinite(y))).toBe(true)
  })
})
