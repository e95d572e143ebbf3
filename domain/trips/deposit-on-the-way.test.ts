import { expect, test } from 'vitest'
import { depositOnTheWay } from './deposit-on-the-way.ts'

test('a deposit is found among what is not included, and only one with an amount', () => {
  expect(depositOnTheWay(['Lunches', 'Refundable bike deposit of ₹12,000 and any repair after a fall'])).toBe(
    '₹12,000',
  )
  expect(
    depositOnTheWay(['Damage to the bike, taken from a deposit of ₹10,000 a bike; the rest comes back']),
  ).toBe('₹10,000 a bike')
  expect(depositOnTheWay(['Hotel deposits, which are blocked on your card and returned'])).toBeNull()
})
