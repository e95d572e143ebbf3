import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

/** Each character is as wide as the next. */
const measure = (text: string) => text.length

test('lines break at spaces', () => {
  expect(wrapText('the long way home', 8, measure)).toEqual(['the long', 'way home'])
  expect(wrapText('', 8, measure)).toEqual([''])
})

test('a word wider than a line breaks between letters, never within one', () => {
  expect(wrapText('abcdefghij kl', 4, measure)).toEqual(['abcd', 'efgh', 'ij', 'kl'])
  for (const line of wrapText('क्षत्रिय'.repeat(4), 9, measure)) expect(line).not.toMatch(/^[\p{M}]|्$/u)
})

test('no line is too wide and no letter is lost', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 4, max: 20 }), (text, width) => {
      const lines = wrapText(text, width, measure)
      for (const line of lines) expect(line.length <= width || [...line].length < line.length).toBe(true)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }),
  )
})
