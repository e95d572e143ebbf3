import * as v from 'valibot'
import { kinds } from './kinds.ts'

/** Characters of JSON: the largest page of the repository has a fifth of it. */
const longestBody = 400_000

/** An id as trips, places and posts have it, or the name of a page (`faqPage`). */
const id = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][A-Za-z0-9]*(-[a-z0-9]+)*$|^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Use lower-case letters, digits and single dashes.',
  ),
  v.maxLength(80),
)

/** It becomes the name of a file: folders and names of small letters, digits and dashes, and nothing else. */
export const sourceSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){0,3}$/,
    'Use small letters, digits, dashes and a slash between folders.',
  ),
  v.maxLength(120),
)

const version = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Which version somebody began with; null when it was the file, or nothing. */
const base = v.nullable(version)

const note = v.pipe(v.string(), v.trim(), v.maxLength(500, 'Write at most 500 characters.'))

/** A thing as it is to stand on the site. */
export const publishSchema = v.strictObject({
  kind: v.picklist(kinds),
  id,
  /** Where there is a file or a version already, its name stays. */
  source: v.optional(sourceSchema),
  body: v.pipe(
    v.custom<object>(
      (value) => typeof value === 'object' && value !== null,
      'Write the fields of the thing.',
    ),
    v.check((value) => JSON.stringify(value).length <= longestBody, 'This is too long to be published.'),
  ),
  base,
  note,
})

/** A version that stood before is to stand again. */
export const rollBackSchema = v.strictObject({ kind: v.picklist(kinds), id, version, base, note })

export type PublishRequest = v.InferOutput<typeof publishSchema>
export type RollBackRequest = v.InferOutput<typeof rollBackSchema>
