import { expect, test } from 'vitest'
import { seatRefusal, seatWarning } from './seat-overflow.ts'

test('as many people as there are seats fit', () => {
  expect(seatWarning(4, 4)).toBeNull()
  expect(seatRefusal(4, 4)).toBeNull()
})

test('one more is warned about and refused', () => {
  expect(seatWarning(5, 4)).toBe('Only 4 slots available for this date!')
  expect(seatRefusal(5, 4)).toBe('Cannot book more than 4 slots for this date')
  expect(seatRefusal(1, 0)).toBe('Cannot book more than 0 slots for this date')
})

test('nobody chosen yet is no overflow', () => {
  expect(seatWarning(Number(''), 1)).toBeNull()
})
