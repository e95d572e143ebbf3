import * as v from 'valibot'
import { expect, test } from 'vitest'
import { validEmailSchema } from './mail-address.ts'

const passes = (text: string) => v.safeParse(validEmailSchema, text).success

test.each(['asha@example.com', ' asha@example.com ', 'a.b+c@sub.example.in', 'आशा@उदाहरण.भारत'])(
  '%s is an address',
  (text) => {
    expect(passes(text)).toBe(true)
  },
)

test.each(['asha', 'asha@', 'asha@example', 'a b@example.com', 'a@b@example.com', 'asha@example.c'])(
  '%s is none',
  (text) => {
    expect(passes(text)).toBe(false)
  },
)

test.each(['\u0000', '\u001b', '\u0085', '\u202e', '\u200b', '\ud83d'])(
  'the unseen character %j is refused wherever it stands',
  (mark) => {
    for (const text of [`as${mark}ha@example.com`, `asha@exa${mark}mple.com`, `asha@example.co${mark}m`])
      expect(passes(text)).toBe(false)
  },
)
