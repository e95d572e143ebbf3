import { expect, test } from 'vitest'
import { ageInWords, savedAtInWords } from './copy-age.ts'

const saved = new Date('2026-12-03T15:40:00Z')
const after = (minutes: number) => ageInWords(saved, new Date(saved.getTime() + minutes * 60_000))

test.each([
  [0, 'less than a minute'],
  // A device whose clock is behind.
  [-30, 'less than a minute'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [8 * 60 + 59, '8 hours'],
  [47 * 60, '47 hours'],
  [48 * 60, '2 days'],
])('%i minutes are %s', (minutes, words) => expect(after(minutes)).toBe(words))

test('the moment is that of India', () => {
  expect(savedAtInWords(saved)).toMatch(/3 Dec 2026, 9:10 pm IST$/)
})
