import { expect, test } from 'vitest'
import { briefRun, departureRun } from './departure-run.ts'

const facts = {
  startDate: '2027-06-19',
  booked: 3,
  held: 0,
  smallest: 6,
  decideOn: '2027-06-05',
  promised: false,
}
const textOn = (today: string, change: Partial<typeof facts> = {}) =>
  departureRun({ ...facts, ...change }, today).text

test('it is confirmed with the seat that makes the smallest group, and not before', () => {
  const numbers = { smallest: 6, decideOn: '2027-06-05' }
  expect(departureRun({ ...facts, booked: 6 }, '2027-01-01')).toEqual({
    confirmed: true,
    text: 'Confirmed',
    booked: 6,
    ...numbers,
  })
  expect(departureRun({ ...facts, booked: 5 }, '2027-01-01')).toEqual({
    confirmed: false,
    text: 'Runs once 1 more traveller has booked, decided on 5 Jun',
    booked: 5,
    ...numbers,
  })
})

test('it says until its decision day is over how many are missing, afterwards that we decide', () => {
  expect(textOn('2027-06-04')).toBe('Runs once 3 more travellers have booked, decided on 5 Jun')
  expect(textOn('2027-06-05')).toBe('Runs once 3 more travellers have booked, decided on 5 Jun')
  expect(textOn('2027-06-06')).toBe('Waits for our decision: too few travellers by 5 Jun')
})

test('seats in open payments are not asked for, and confirm nothing', () => {
  expect(textOn('2027-06-04', { held: 2 })).toBe('Runs once 1 more traveller has booked, decided on 5 Jun')
  expect(departureRun({ ...facts, held: 9 }, '2027-06-04')).toMatchObject({
    confirmed: false,
    text: 'Runs once the payments under way are made, decided on 5 Jun',
  })
})

test('a decision day of another year than the departure names its year', () => {
  expect(textOn('2026-12-01', { startDate: '2027-01-02', decideOn: '2026-12-19' })).toBe(
    'Runs once 3 more travellers have booked, decided on 19 Dec 2026',
  )
})

test('our word stands whatever is sold', () => {
  expect(textOn('2027-06-06', { booked: 1, promised: true })).toBe('Confirmed')
})

test('a card says the same without the day of the decision', () => {
  const brief = (today: string, change: Partial<typeof facts> = {}) =>
    briefRun(departureRun({ ...facts, ...change }, today))
  expect(brief('2027-06-04')).toEqual({ confirmed: false, text: 'Needs 3 more travellers' })
  expect(brief('2027-06-04', { held: 2 }).text).toBe('Needs 1 more traveller')
  expect(brief('2027-06-04', { held: 9 }).text).toBe('Runs once the payments under way are made')
  expect(brief('2027-06-06').text).toBe('Waits for our decision')
  expect(brief('2027-06-04', { booked: 6 })).toEqual({ confirmed: true, text: 'Confirmed' })
})
