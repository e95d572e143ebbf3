import { expect, test } from 'vitest'
import { departureRun } from './departure-run.ts'

const facts = { startDate: '2027-06-19', sold: 3, smallest: 6, decideOn: '2027-06-05', promised: false }
const textOn = (today: string, change: Partial<typeof facts> = {}) =>
  departureRun({ ...facts, ...change }, today).text

test('it is confirmed with the seat that makes the smallest group, and not before', () => {
  expect(departureRun({ ...facts, sold: 6 }, '2027-01-01')).toEqual({ confirmed: true, text: 'Confirmed' })
  expect(departureRun({ ...facts, sold: 5 }, '2027-01-01')).toEqual({
    confirmed: false,
    text: 'Needs 1 more by 5 Jun',
  })
})

test('until the decision day is over it says by when, afterwards only how many are missing', () => {
  expect(textOn('2027-06-04')).toBe('Needs 3 more by 5 Jun')
  expect(textOn('2027-06-05')).toBe('Needs 3 more by 5 Jun')
  expect(textOn('2027-06-06')).toBe('Needs 3 more to run')
})

test('a decision day of another year than the departure names its year', () => {
  expect(textOn('2026-12-01', { startDate: '2027-01-02', decideOn: '2026-12-19' })).toBe(
    'Needs 3 more by 19 Dec 2026',
  )
})

test('our word stands whatever is sold', () => {
  expect(textOn('2027-06-06', { sold: 1, promised: true })).toBe('Confirmed')
})
