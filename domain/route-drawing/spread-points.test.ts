import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadPoints } from './spread-points.ts'

test('points on one another come apart, and those with room stay where they are', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 100, y: 100 },
    { x: 103, y: 101 },
    { x: 300, y: 20.5 },
  ]
  const spread = spreadPoints(points, 11)
  expect(spread[3]).toEqual(points[3])
  for (const [i, one] of spread.entries())
    for (const other of spread.slice(i + 1))
      expect(Math.hypot(other.x - one.x, other.y - one.y)).toBeGreaterThan(10.5)
})

test('no point of a small crowd goes far', () => {
  const near = fc.record({ x: fc.integer({ min: 100, max: 110 }), y: fc.integer({ min: 100, max: 110 }) })
  fc.assert(
    fc.property(fc.array(near, { maxLength: 5 }), (points) => {
      for (const [i, { x, y }] of spreadPoints(points, 11).entries())
        expect(Math.hypot(x - (points[i]?.x ?? 0), y - (points[i]?.y ?? 0))).toBeLessThan(20)
    }),
  )
})
