import { expect, test } from 'vitest'
import { briefMonthRange, monthRange } from './month-range.ts'

test.each([
  [[6, 7, 8, 9], 'June to September'],
  [[10, 11, 12, 1, 2, 3], 'October to March'],
  [[3, 1, 2], 'January to March'],
  [[5], 'May'],
  [[12, 1], 'December and January'],
  [[4, 5, 10], 'April, May and October'],
  [[4, 5, 6, 9, 10, 11], 'April to June and September to November'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
])('%j reads as %s', (months, text) => {
  expect(monthRange(months)).toBe(text)
})

test.each([
  [[6, 7, 8, 9], 'June to September'],
  [[3, 4, 5, 6, 9, 10, 11, 12], 'Mar–Jun, Sep–Dec'],
  [[1, 2, 5, 11, 12], 'May, Nov–Feb'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
])('%j reads in brief as %s', (months, text) => {
  expect(briefMonthRange(months)).toBe(text)
})
