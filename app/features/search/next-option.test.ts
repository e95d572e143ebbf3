import { expect, test } from 'vitest'
import { nextOption } from './next-option.ts'

test('arrows enter at the near end and go round', () => {
  expect(nextOption(-1, 6, 1)).toBe(0)
  expect(nextOption(-1, 6, -1)).toBe(5)
  expect(nextOption(0, 6, 1)).toBe(1)
  expect(nextOption(5, 6, 1)).toBe(0)
  expect(nextOption(0, 6, -1)).toBe(5)
  expect(nextOption(0, 1, 1)).toBe(0)
  expect(nextOption(-1, 0, 1)).toBe(-1)
})
