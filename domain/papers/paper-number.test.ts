import { expect, test } from 'vitest'
import { financialYear, type PaperKind, paperNumber } from './paper-number.ts'

test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2026-12-31', '26-27'],
  ['2027-01-01', '26-27'],
  ['2027-03-31', '26-27'],
  ['2099-04-01', '99-00'],
])('%s lies in the year %s', (date, year) => {
  expect(financialYear(date)).toBe(year)
})

test('each kind counts in a series of its own, in what the law allows', () => {
  const kinds: PaperKind[] = ['tax invoice', 'credit note', 'receipt', 'receipt of refund']
  const first = kinds.map((kind) => paperNumber(kind, '2026-11-15', 41))
  expect(first).toEqual(['KF/26-27/00041', 'KC/26-27/00041', 'KR/26-27/00041', 'KB/26-27/00041'])
  for (const kind of kinds)
    for (const count of [1, 99_999, 100_000, 9_999_999])
      expect(paperNumber(kind, '2026-11-15', count)).toMatch(/^[A-Z0-9/-]{1,16}$/)
})

test.each([0, -1, 1.5, 10_000_000, Number.NaN])('%d is no number', (count) => {
  expect(() => paperNumber('tax invoice', '2026-11-15', count)).toThrow(RangeError)
})
