import { expect, test } from 'vitest'
import { makeContent } from '../../tests/factories/content.ts'
import { inTrip } from '../../tests/factories/defects.ts'
import { checkContent } from '../checked-content.ts'
import { checkDatesAhead } from './dates-ahead.ts'

/** What is said on a day of a trip that leaves on 5 June and on 12 June 2027. */
function saidOn(today: string | null) {
  const content = makeContent()
  const dates = ['2027-06-05', '2027-06-12'].map((start) => ({ start, seats: 12 }))
  inTrip('p3', { departures: { dates } })(content)
  return checkContent(content, content.pages, null, { rules: [checkDatesAhead], today }).problems
}

test('dates that run out within three months are caught', () => {
  expect(saidOn('2027-03-12')).toEqual([
    {
      file: 'trips/p3.ts',
      field: 'departures.dates',
      message: 'the dates run out: add one after 2027-06-12',
    },
  ])
})

test('a date beyond three months is enough, and without a day nothing is asked', () => {
  expect(saidOn('2027-03-11')).toEqual([])
  expect(saidOn(null)).toEqual([])
})
