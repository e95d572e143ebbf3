import { expect, test } from 'vitest'
import { datesThatRunOut } from './dates-ahead.ts'

const dates = ['2027-06-05', '2027-06-12'].map((start) => ({ start, seats: 12 }))
const trips = [{ id: 'p3', departures: { dates, smallest: 4, decideDays: 14 } }]

test('dates that run out within three months are told', () => {
  expect(datesThatRunOut(trips, '2027-03-12')).toEqual([
    'the dates of trip p3 run out: add one after 2027-06-12',
  ])
})

test('a date beyond three months is enough', () => {
  expect(datesThatRunOut(trips, '2027-03-11')).toEqual([])
})
