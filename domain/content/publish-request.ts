import * as v from 'valibot'
import { freeLine } from '../forms/free-text.ts'
import { base, body, id, kind, noFields, number, source } from './content-fields.ts'

const longestNote = 500

const note = freeLine('Write a note, or leave it empty.', longestNote)

const noAnswers = 'Answer with words or numbers.'
const answer = v.pipe(v.string(noAnswers), v.maxLength(80, noAnswers))
/** By the names of the questions (publish-ask.ts). They are compared and shown to nobody. */
const answers = v.optional(v.record(answer, answer, noAnswers))

/** A thing as it is to stand on the site. Where there is a file or a version already, its source stays. */
export const publishSchema = v.strictObject(
  { kind, id, source: v.optional(source), body, base, note, answers },
  noFields,
)

/** A version that stood before is to stand again. */
export const rollBackSchema = v.strictObject({ kind, id, version: number, base, note, answers }, noFields)

/** What stands on the site is right as it is, though its file was changed: `base` is the version that was compared. */
export const keepOursSchema = v.strictObject({ kind, id, base: number, note }, noFields)

/** The draft of this revision is to stand on the site. */
export const publishDraftSchema = v.strictObject({ kind, id, revision: number, note, answers }, noFields)

export type PublishRequest = v.InferOutput<typeof publishSchema>
export type RollBackRequest = v.InferOutput<typeof rollBackSchema>
export type PublishDraftRequest = v.InferOutput<typeof publishDraftSchema>
export type KeepOursRequest = v.InferOutput<typeof keepOursSchema>
