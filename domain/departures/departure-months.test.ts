import { expect, test } from 'vitest'
import { departureMonths, onSaleFrom } from './departure-months.ts'

const dates = [
  { startDate: '2026-11-27', freeSeats: 0 },
  { startDate: '2026-12-04', freeSeats: 0 },
  { startDate: '2026-12-11', freeSeats: 3 },
  { startDate: '2027-01-08', freeSeats: 15 },
]

test('months stand in their order with their dates that can be had, and name another year', () => {
  expect(departureMonths(dates, '2026-11-17')).toEqual([
    { month: '2026-11', label: 'Nov', onSale: 0 },
    { month: '2026-12', label: 'Dec', onSale: 1 },
    { month: '2027-01', label: 'Jan ’27', onSale: 1 },
  ])
})

test('the date that was asked for, or the next of its month that can be had', () => {
  expect(onSaleFrom(dates, '2026-12-04')?.startDate).toBe('2026-12-11')
  expect(onSaleFrom(dates, '2026-11-20')).toBeUndefined()
})
