import { expect, test } from 'vitest'
import { atLeast, atMost, below, figure, isMet, show, showBar } from './figure.ts'

test('a bar is met at its limit, unless the figure must stay below it', () => {
  expect(isMet(100, atMost(100))).toBe(true)
  expect(isMet(100.1, atMost(100))).toBe(false)
  expect(isMet(5, below(5))).toBe(false)
  expect(isMet(4.9, below(5))).toBe(true)
  expect(isMet(90, atLeast(90))).toBe(true)
  expect(isMet(89.9, atLeast(90))).toBe(false)
})

test('what was not measured meets no bar', () => {
  expect(figure('a time', Number.NaN, 'ms', atMost(100)).met).toBe(false)
  expect(show(Number.NaN, 'ms')).toBe('not measured')
})

test('a figure without a bar is neither met nor missed', () => {
  expect(figure('a time', 12, 'ms')).toEqual({ name: 'a time', value: 12, unit: 'ms', met: null })
})

test('shows bytes as KB of 1,024, with Indian grouping and no more digits than tell something', () => {
  expect(show(110.4 * 1024, 'bytes')).toBe('110.4 KB')
  expect(showBar(atMost(110 * 1024), 'bytes')).toBe('at most 110 KB')
  expect(show(123_456, 'µs')).toBe('1,23,456 µs')
  expect(show(1.184, '×')).toBe('× 1.18')
  expect(show(0.0021, 'ms')).toBe('0.002 ms')
})
