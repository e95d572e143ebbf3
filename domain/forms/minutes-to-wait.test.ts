import { expect, test } from 'vitest'
import { minutesToWait } from './minutes-to-wait.ts'

test.each([
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
])('%d seconds are %s', (seconds, words) => {
  expect(minutesToWait(seconds)).toBe(words)
})
