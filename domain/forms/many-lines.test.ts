import { expect, test } from 'vitest'
import { manyLines } from './many-lines.ts'

test.each([
  ['one\r\ntwo\rthree\n\nfour', 'one\ntwo\nthree\n\nfour'],
  ['a\u2028b\u2029c\u0085d\ve', 'a\nb\nc\nd\ne'],
  ['\n\n  first\n  second  \n', 'first\n  second'],
  ['a\u0000b\u001b[31mc\td', 'a b [31mc d'],
  ['abc\u202edef\u2066\ufeff', 'abc def'],
  ['half \ud83d of one', 'half   of one'],
  ['क्‍ष\nമലയാളം\nعلی‌رضا\n👨‍👩‍👧', 'क्‍ष\nമലയാളം\nعلی‌رضا\n👨‍👩‍👧'],
])('%j becomes %j', (text, lines) => {
  expect(manyLines(text)).toBe(lines)
})
