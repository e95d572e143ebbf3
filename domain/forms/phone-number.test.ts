import { expect, test } from 'vitest'
import { displayPhone } from './phone-number.ts'

test('Indian numbers read as +91, five, five', () => {
  expect(displayPhone('919876543210')).toBe('+91 98765 43210')
})

test('other numbers keep their digits together', () => {
  expect(displayPhone('442079460000')).toBe('+442079460000')
})
