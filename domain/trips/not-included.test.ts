import { expect, test } from 'vitest'
import { notIncludedOf } from './not-included.ts'

test('meals are told first, with their amount where the content gives one', () => {
  expect(
    notIncludedOf(['Travel to Panaji', 'Dinner on day 3', 'Lunches and dinners, about ₹600 a day', 'Tips']),
  ).toEqual({ what: 'lunches and dinners, about ₹600 a day', more: 3, deposit: null })
  expect(notIncludedOf(['Flights to Leh', 'Lunch on the first and last day'])).toEqual({
    what: 'lunch on the first and last day',
    more: 1,
    deposit: null,
  })
})

test('without meals the first stands as it is written, and nothing is invented', () => {
  expect(notIncludedOf(['UAE tourist e-visa, about ₹7,500'])).toEqual({
    what: 'UAE tourist e-visa, about ₹7,500',
    more: 0,
    deposit: null,
  })
  expect(notIncludedOf([])).toBeNull()
})
