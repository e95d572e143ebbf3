import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  divideHalfUp,
  floorToRupee,
  formatPaise,
  formatRupees,
  roundToRupee,
  toPaise,
  toRupees,
} from './money.ts'

test.each([
  [0, '₹0'],
  [500, '₹500'],
  [5000, '₹5,000'],
  [37999, '₹37,999'],
  [185500, '₹1,85,500'],
  [2782500, '₹27,82,500'],
  [10000000, '₹1,00,00,000'],
  [-3800, '-₹3,800'],
  [499.5, '₹499.50'],
  [0.05, '₹0.05'],
])('%d rupees read as %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text)
})

test('nothing is never written with a minus', () => {
  expect(formatPaise(-0)).toBe('₹0')
})

test('grouping agrees with the Indian locale', () => {
  const indian = new Intl.NumberFormat('en-IN')
  fc.assert(
    fc.property(fc.nat(2_000_000_000), (rupees) => {
      expect(formatRupees(rupees)).toBe(`₹${indian.format(rupees)}`)
    }),
  )
})

describe('rounding', () => {
  test.each([
    [149, 100],
    [150, 200],
    [250, 300],
    [199, 200],
    [-150, -100],
  ])('%d paise round half-up to %d', (paise, rounded) => {
    expect(roundToRupee(paise)).toBe(rounded)
  })

  test('division is exact where fractions of numbers are not', () => {
    expect(1.005 * 100).toBeLessThan(100.5)
    expect(divideHalfUp(1005, 10)).toBe(101)
  })

  test('a quotient lies within half of the truth, halves upwards', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: 1, max: 10_000 }), (dividend, divisor) => {
        const excess = 2 * (divideHalfUp(dividend, divisor) * divisor - dividend)
        expect(excess).toBeGreaterThan(-divisor)
        expect(excess).toBeLessThanOrEqual(divisor)
      }),
    )
  })

  test('credit is rounded down', () => {
    expect(floorToRupee(199)).toBe(100)
    expect(floorToRupee(200)).toBe(200)
  })
})

test('rupees survive the way to paise and back', () => {
  expect(toPaise(1.15)).toBe(115)
  expect(toRupees(toPaise(37999))).toBe(37999)
})
