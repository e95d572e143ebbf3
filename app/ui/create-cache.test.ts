import { expect, test } from 'vitest'
import { createCache } from './create-cache.ts'

test('an entry is found until its time is over', () => {
  let now = 0
  const cache = createCache<string>({ lifetime: 100, now: () => now })
  cache.set('goa', 'beaches')
  now = 99
  expect(cache.get('goa')).toBe('beaches')
  now = 100
  expect(cache.get('goa')).toBeUndefined()
})

test('an entry set again lives anew', () => {
  let now = 0
  const cache = createCache<string>({ lifetime: 100, now: () => now })
  cache.set('goa', 'old')
  now = 60
  cache.set('goa', 'new')
  now = 150
  expect(cache.get('goa')).toBe('new')
})

test('no more than the given number are held, and the oldest goes first', () => {
  const cache = createCache<number>({ lifetime: 100, most: 2, now: () => 0 })
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    cache.set(key, value)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([3, undefined, 4])
})
