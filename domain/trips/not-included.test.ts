import { expect, test } from 'vitest'
import { notIncludedOf } from './not-included.ts'

test('meals are told first, with their amount where the content gives one', () => {
  expect(
    notIncludedOf(
      ['Travel to Panaji', 'Dinner on day 3', 'Lunches and dinners, about ₹600 a day', 'Tips'],
      'No insurance is in the price.',
    ),
  ).toEqual({ what: 'lunches and dinners, about ₹600 a day', more: 3, deposit: null, mustInsure: false })
  expect(notIncludedOf(['Flights to Leh', 'Lunch on the first and last day'], '')).toEqual({
    what: 'lunch on the first and last day',
    more: 1,
    deposit: null,
    mustInsure: false,
  })
})

test('without meals the first stands as it is written, and nothing is invented', () => {
  expect(notIncludedOf(['UAE tourist e-visa, about ₹7,500'], '')).toEqual({
    what: 'UAE tourist e-visa, about ₹7,500',
    more: 0,
    deposit: null,
    mustInsure: false,
  })
  expect(notIncludedOf([], '')).toBeNull()
})

test('a first word that is no name is written small', () => {
  const what = (text: string) => notIncludedOf([text], '')?.what
  expect(what('Boats and cycling at Banasura Sagar')).toBe('boats and cycling at Banasura Sagar')
  expect(what('Travel to Srinagar')).toBe('travel to Srinagar')
  expect(what('Berijam lake permit')).toBe('Berijam lake permit')
})

test('an insurance that everyone must have is told of, and one for some is not', () => {
  const must = (insurance: string) => notIncludedOf(['Tips'], insurance)?.mustInsure
  expect(must('Required, not included: buy a policy that covers 4,000 m.')).toBe(true)
  expect(must('Not included, and every guest must have it: a policy for riding.')).toBe(true)
  expect(must('Not included and compulsory: a trek policy.')).toBe(true)
  expect(must('Not included. Every guest must have insurance.')).toBe(true)
  expect(must('None is included. Dive insurance is compulsory for the course.')).toBe(false)
  expect(must('Not included; buy a policy that covers trekking.')).toBe(false)
})
