import { expect, test } from 'vitest'
import { showMoment, tellMoment } from './show-moment.ts'

test.each([
  ['2026-11-15T06:00:00Z', '15 Nov 2026, 11:30 IST', '15 Nov 2026, 11:30 am IST'],
  ['2026-11-15T06:30:00Z', '15 Nov 2026, 12:00 IST', '15 Nov 2026, 12:00 pm IST'],
  ['2026-11-15T18:29:59Z', '15 Nov 2026, 23:59 IST', '15 Nov 2026, 11:59 pm IST'],
  ['2026-12-31T18:30:00Z', '1 Jan 2027, 00:00 IST', '1 Jan 2027, 12:00 am IST'],
])('%s is %s for the office and %s for travellers', (moment, shown, told) => {
  expect(showMoment(new Date(moment))).toBe(shown)
  expect(tellMoment(new Date(moment))).toBe(told)
})
