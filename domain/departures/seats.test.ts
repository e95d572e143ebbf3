import { expect, test } from 'vitest'
import { clampSeats, seatTone } from './seats.ts'

test('seats left turn red under 5 and green above 10', () => {
  expect([0, 4, 5, 10, 11].map(seatTone)).toEqual(['red', 'red', 'yellow', 'yellow', 'green'])
})

test('seats from outside are brought within what there is', () => {
  expect([18, -1, 3.7, 12, Number.NaN].map((seats) => clampSeats(seats, 15))).toEqual([15, 0, 3, 12, 0])
})
