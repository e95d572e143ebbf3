import { expect, test } from 'vitest'
import { refundTermOn } from './refund-term-on.ts'

test('for a date there is one row that holds today, and its last day', () => {
  const heldOn = (today: string) => {
    const term = refundTermOn('standard', '2026-12-18', today)
    return term && [term.until, term.refundPercentage, term.feePaise]
  }
  expect(heldOn('2026-11-18')).toEqual(['2026-11-18', 100, 50_000])
  expect(heldOn('2026-11-19')).toEqual(['2026-12-03', 75, 0])
  expect(heldOn('2026-12-15')).toEqual(['2026-12-15', 25, 0])
  expect(heldOn('2026-12-16')).toEqual(['2026-12-18', 0, 0])
  expect(heldOn('2026-12-18')).toBeNull()
})
