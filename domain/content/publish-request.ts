import * as v from 'valibot'
import { freeLine } from '../forms/free-text.ts'
import { base, body, id, kind, noFields, number, source } from './content-fields.ts'

const longestNote = 500

const note = freeLine('Write a note, or leave it empty.', longestNote)

/** A thing as it is to stand on the site. Where there is a file or a version already, its source stays. */
export const publishSchema = v.strictObject(
  { kind, id, source: v.optional(source), body, base, note },
  noFields,
)

/** A version that stood before is to stand again. */
export const rollBackSchema = v.strictObject({ kind, id, version: number, base, note }, noFields)

/** The draft of this revision is to stand on the site. */
export const publishDraftSchema = v.strictObject({ kind, id, revision: number, note }, noFields)

export type PublishRequest = v.InferOutput<typeof publishSchema>
export type RollBackRequest = v.InferOutput<typeof rollBackSchema>
export type PublishDraftRequest = v.InferOutput<typeof publishDraftSchema>
