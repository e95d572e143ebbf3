import { expect, test } from 'vitest'
import { largest, mean, median, percentile, ratioOfMedians } from './statistics.ts'

test('the median is the middle one, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(3)
  expect(median([7])).toBe(7)
})

test('the highest percentile is the largest value and nothing beyond it', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i)
  expect(percentile(values, 0.99)).toBe(100)
  expect(percentile([3], 0.99)).toBe(3)
  expect(percentile(values, 1)).toBe(100)
})

test('a ratio is that of the medians: one outlier changes nothing', () => {
  expect(ratioOfMedians([20, 30, 1_000], [10, 15, 15])).toBe(2)
})

test('of nothing there is no number', () => {
  for (const value of [median([]), mean([]), largest([]), ratioOfMedians([], [1])]) expect(value).toBeNaN()
})
