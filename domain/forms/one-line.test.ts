import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test.each([
  ['Asha\r\nBcc: all@example.com', 'Asha Bcc: all@example.com'],
  ['a\u0000b\u001b[31mc\u0085d', 'a b [31mc d'],
  ['a\u2028b\u2029c', 'a b c'],
  ['abc\u202edef\u2066', 'abc def'],
  ['a\u200bb\u200ec\u200fd\u2060e\ufefff', 'a b c d e f'],
  ['\u200b\u2060', ''],
  ['half \ud83d of one', 'half of one'],
  ['  \t ', ''],
])('%j becomes %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

test('words of every script and whole emoji stay', () => {
  for (const text of ['क्‍ष', 'আশা', 'നന്‍ദി', 'José', '👨‍👩‍👧']) expect(oneLine(text)).toBe(text)
})
