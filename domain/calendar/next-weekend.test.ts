import { expect, test } from 'vitest'
import { nextWeekend } from './next-weekend.ts'

test.each([
  ['2026-11-16', '2026-11-27'],
  ['2026-11-17', '2026-11-27'],
  ['2026-11-20', '2026-11-27'],
  ['2026-11-22', '2026-11-27'],
  ['2026-11-23', '2026-12-04'],
])('on %s next weekend begins on Friday %s', (today, friday) => {
  expect(nextWeekend(today).startDate).toBe(friday)
})

test('it ends on its Sunday', () => {
  expect(nextWeekend('2026-11-17').endDate).toBe('2026-11-29')
})
