import { expect, test } from 'vitest'
import { clampSeats, seatTone, takenText } from './seats.ts'

test('seats left turn red under 5 and green above 10', () => {
  expect([0, 4, 5, 10, 11].map(seatTone)).toEqual(['red', 'red', 'yellow', 'yellow', 'green'])
})

test('seats from outside are brought within what there is', () => {
  expect([18, -1, 3.7, 12, Number.NaN].map((seats) => clampSeats(seats, 15))).toEqual([15, 0, 3, 12, 0])
})

test('a date that is full says who has its seats, and when one may come free', () => {
  expect(takenText(15, null)).toBe('15 booked')
  expect(takenText(4, { seats: 11, payments: 1, until: '14:47 IST' })).toBe(
    '4 booked, 11 held in open payments until 14:47 IST',
  )
  expect(takenText(4, { seats: 11, payments: 3, until: '14:47 IST' })).toBe(
    '4 booked, 11 held in open payments, the first until 14:47 IST',
  )
})
