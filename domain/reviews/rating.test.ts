import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratingOf } from './rating.ts'

test('four reviews make no rating, five do', () => {
  expect(ratingOf({ count: 4, stars: 20 })).toBeNull()
  expect(ratingOf({ count: 5, stars: 22 })).toEqual({ average: 4.4, reviews: 5, sample: false })
})

test('an average has one place, lies between the worst and the best, and is no sample', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 5, maxLength: 400 }), (all) => {
      const rating = ratingOf({ count: all.length, stars: all.reduce((sum, one) => sum + one, 0) })
      expect(rating).toMatchObject({ reviews: all.length, sample: false })
      const average = rating?.average ?? 0
      expect(average).toBe(Number(average.toFixed(1)))
      expect(average).toBeGreaterThanOrEqual(Math.min(...all))
      expect(average).toBeLessThanOrEqual(Math.max(...all))
    }),
  )
})
