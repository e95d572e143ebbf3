import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PricesSince, provenOldPrice } from './old-price.ts'

const start = Date.UTC(2026, 0, 1)
const dayAt = (days: number) => new Date(start + days * 86_400_000)
const since = (days: number, price: number | undefined): PricesSince => ({
  at: dayAt(days),
  prices: price === undefined ? {} : { Twin: price },
})
const proven = (history: PricesSince[], price: number, day: number) =>
  provenOldPrice(history, { name: 'Twin', price }, dayAt(day))

test('it is the lowest of the 30 days before the price began', () => {
  expect(proven([since(0, 18_999)], 16_999, 30)).toBe(18_999)
  expect(proven([since(0, 18_999)], 16_999, 29)).toBeNull()
  expect(proven([since(0, 18_999)], 18_999, 60)).toBeNull()
  expect(proven([since(0, 18_999)], 19_999, 60)).toBeNull()
  expect(proven([], 16_999, 60)).toBeNull()
  // Made dearer for some days before it becomes cheaper: the lower one counts.
  expect(proven([since(0, 17_999), since(50, 24_999)], 16_999, 60)).toBe(17_999)
  expect(proven([since(0, 16_500), since(50, 24_999)], 16_999, 60)).toBeNull()
  expect(proven([since(0, 16_500), since(20, 24_999)], 16_999, 60)).toBe(24_999)
  // It keeps what it began with, whatever else is published meanwhile.
  expect(proven([since(0, 18_999), since(40, 16_999), since(90, 16_999)], 16_999, 200)).toBe(18_999)
  // Not sold under this name for a while.
  expect(proven([since(0, 18_999), since(40, undefined), since(41, 18_999)], 16_999, 60)).toBeNull()
})

test('whatever was published, it was a price of the 30 days before, and above the one that stands', () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 5 })), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 5 }), (gaps, price) => {
      let day = 0
      const history = gaps.map(([gap, cost]) => {
        day += gap
        return since(day, cost)
      })
      const old = proven(history, price, day + 5)
      if (old === null) return
      expect(old).toBeGreaterThan(price)
      expect(history.map(({ prices }) => prices.Twin)).toContain(old)
    }),
  )
})
