import { expect, test } from 'vitest'
import { showMoment } from './show-moment.ts'

test.each([
  ['2026-11-15T06:00:00Z', '15 Nov 2026, 11:30 IST'],
  ['2026-11-15T18:29:59Z', '15 Nov 2026, 23:59 IST'],
  ['2026-12-31T18:30:00Z', '1 Jan 2027, 00:00 IST'],
])('%s is %s', (moment, shown) => {
  expect(showMoment(new Date(moment))).toBe(shown)
})
