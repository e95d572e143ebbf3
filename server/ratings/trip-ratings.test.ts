import { expect, test } from 'vitest'
import { rated } from './trip-ratings.ts'

const sample = { average: 4.7, reviews: 3, sample: true }
const trip = { id: 'w3', rating: sample }
const withReviews = (count: number) => rated(new Map([['w3', { count, stars: count * 4 }]]), trip).rating

test('a sample stands until the first traveller has said something, and travellers make a rating once they are five', () => {
  expect(rated(new Map(), trip).rating).toBe(sample)
  expect(withReviews(1)).toBeNull()
  expect(withReviews(4)).toBeNull()
  expect(withReviews(5)).toEqual({ average: 4, reviews: 5, sample: false })
})
