import { expect, test } from 'vitest'
import { makeFacts } from '../../tests/factories/facts.ts'
import { factsToCheck } from './facts-to-check.ts'

const trips = [
  { id: 'p1', facts: makeFacts(1, { sourcesUntil: '2026-11-16' }) },
  { id: 'p2', facts: makeFacts(1, { sourcesUntil: '2026-11-17' }) },
  { id: 'p3', facts: makeFacts(1, { sourcesUntil: '2026-11-18' }) },
]

test('facts hold for a year, and then one line names their trips', () => {
  expect(factsToCheck(trips, '2027-11-16')).toEqual([])
  expect(factsToCheck(trips, '2027-11-17')).toEqual([
    'the facts of 1 trip have sources more than a year old: check them and change sourcesUntil: p1',
  ])
  expect(factsToCheck(trips, '2027-11-18')).toEqual([
    'the facts of 2 trips have sources more than a year old: check them and change sourcesUntil: p1, p2',
  ])
})
