import { expect, test } from 'vitest'
import { slotRefusal, slotWarning } from './slot-overflow.ts'

test('as many people as there are seats fit', () => {
  expect(slotWarning(4, 4)).toBeNull()
  expect(slotRefusal(4, 4)).toBeNull()
})

test('one more is warned about and refused', () => {
  expect(slotWarning(5, 4)).toBe('Only 4 slots available for this date!')
  expect(slotRefusal(5, 4)).toBe('Cannot book more than 4 slots for this date')
  expect(slotRefusal(1, 0)).toBe('Cannot book more than 0 slots for this date')
})

test('nobody chosen yet is no overflow', () => {
  expect(slotWarning(Number(''), 1)).toBeNull()
})
