import { expect, test } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'

test('an answer is found until its time is over', () => {
  let now = 0
  const kept = createKeptAnswers<string>({ lifetime: 100, now: () => now })
  kept.keep('goa', 'beaches')
  now = 99
  expect(kept.find('goa')).toBe('beaches')
  now = 100
  expect(kept.find('goa')).toBeUndefined()
})

test('an answer given again lives anew', () => {
  let now = 0
  const kept = createKeptAnswers<string>({ lifetime: 100, now: () => now })
  kept.keep('goa', 'old')
  now = 60
  kept.keep('goa', 'new')
  now = 150
  expect(kept.find('goa')).toBe('new')
})

test('no more than the given number are held, and the oldest goes first', () => {
  const kept = createKeptAnswers<number>({ lifetime: 100, most: 2, now: () => 0 })
  for (const [key, answer] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    kept.keep(key, answer)
  expect([kept.find('a'), kept.find('b'), kept.find('c')]).toEqual([3, undefined, 4])
})
