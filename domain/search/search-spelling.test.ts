import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSwapped, slipsBetween, slipsForgiven, soundOf } from './search-spelling.ts'

test.each([
  ['kasmir', 'kashmir', 1],
  ['manlai', 'manali', 1],
  ['kerela', 'kerala', 1],
  ['hanymoon', 'honeymoon', 2],
  ['goa', 'goa', 0],
  ['iceland', 'island', 2],
  ['brazil', 'bhutan', 3],
])('%s is %s with %i slips', (a, b, slips) => {
  expect(slipsBetween(a, b, 2)).toBe(slips)
  expect(slipsBetween(b, a, 2)).toBe(slips)
})

test('counts no further than the limit', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(3), (a, b, limit) => slipsBetween(a, b, limit) <= limit + 1),
  )
})

test.each([
  ['darjiling', 'darjeeling'],
  ['bhootan', 'bhutan'],
  ['nainitaal', 'nainital'],
  ['ranthambhor', 'ranthambore'],
  ['sandakfu', 'sandakphu'],
  ['zanskaar', 'zanskar'],
  ['kewla', 'kevla'],
  ['gova', 'goa'],
  ['gowa', 'goa'],
])('%s sounds like %s', (a, b) => {
  expect(soundOf(a)).toBe(soundOf(b))
})

test('forgives nothing in a short word', () => {
  expect(['goa', 'bali', 'kasmir', 'rishikes'].map(slipsForgiven)).toEqual([0, 1, 1, 2])
})

test('tells two letters that changed places', () => {
  expect(isSwapped('gao', 'goa')).toBe(true)
  expect([isSwapped('goa', 'goa'), isSwapped('gob', 'goa'), isSwapped('aog', 'goa')]).toEqual([
    false,
    false,
    false,
  ])
})
