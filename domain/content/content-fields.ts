import * as v from 'valibot'
import { kinds } from './kinds.ts'
import { flawsIn } from './plain-value.ts'

/** Characters of JSON: the largest page of the repository has a fifth of it. */
const longestBody = 400_000
const largestNumber = 2 ** 31 - 1

export const noFields = 'Send the fields of this form, and no others.'
const noId = 'Write an id in lower-case letters, digits and single dashes.'
const noSource = 'Write small letters, digits and dashes, with a slash between folders.'
const noVersion = 'Name a version by its number.'

export const kind = v.picklist(kinds, `Choose one of ${kinds.join(', ')}.`)

/** As trips, places and posts have it, or the name of a page (`faqPage`). */
export const id = v.pipe(
  v.string(noId),
  v.regex(/^[a-z0-9][A-Za-z0-9]*(-[a-z0-9]+)*$/, noId),
  v.maxLength(80, noId),
)

/** It becomes the name of a file, below the folder of its kind. */
export const source = v.pipe(
  v.string(noSource),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){0,3}$/, noSource),
  v.maxLength(120, noSource),
)

/** Of a version, or of a draft's revision. */
export const number = v.pipe(
  v.number(noVersion),
  v.integer(noVersion),
  v.minValue(1, noVersion),
  v.maxValue(largestNumber, noVersion),
)

/** Which version somebody began with; null when it was the file, or nothing. */
export const base = v.nullable(number)

export const body = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null, 'Send the thing itself.'),
  v.check((value) => flawsIn(value).length === 0, 'Send plain words, numbers and lists.'),
  v.check((value) => JSON.stringify(value).length <= longestBody, 'This is too long to be published.'),
)
