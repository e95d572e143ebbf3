import { expect, test } from 'vitest'
import { sayKept } from './kept-prices.ts'

const of = (
  packageId: string,
  perPersonPaise: number,
  guests: number,
  bookings: number,
  openPayments = 0,
) => ({
  packageId,
  perPersonPaise,
  guests,
  bookings,
  openPayments,
})

test('beside each price stands who keeps it', () => {
  expect(sayKept([])).toEqual({})
  const said = sayKept([
    of('standard', 1_899_900, 7, 3, 1),
    of('standard', 1_799_900, 1, 0, 1),
    of('deluxe', 2_000_000, 2, 1),
  ])
  expect(said['packages.0.price']).toBe(
    '7 guests in 3 bookings and 1 open payment keep ₹18,999; 1 guest in 1 open payment keep ₹17,999.',
  )
  expect(said.price).toBe(said['packages.0.price'])
  expect(said['packages.1.price']).toBe('2 guests in 1 booking keep ₹20,000.')
  expect(said['packages.2.price']).toBeUndefined()
  expect(said['facts.children.price']).toBe(
    '10 guests in 4 bookings and 2 open payments keep what was agreed.',
  )
})
