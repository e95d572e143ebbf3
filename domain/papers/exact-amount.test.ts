import { expect, test } from 'vitest'
import { exactAmount } from './exact-amount.ts'

test.each([
  [0, '₹0.00'],
  [5, '₹0.05'],
  [162850, '₹1,628.50'],
  [18550000, '₹1,85,500.00'],
  [-760050, '−₹7,600.50'],
])('%d paise read as %s', (paise, text) => {
  expect(exactAmount(paise)).toBe(text)
})
