import * as v from 'valibot'
import { base, body, id, kind, noFields, number, source } from './content-fields.ts'

/**
 * A draft as it is now. `revision` names the one that was seen; null where there was none. `knows` says which file has been looked at: as it is now, or
 * the one that the version it goes on from knows. Without it that stays as it was when the draft began.
 */
export const saveDraftSchema = v.strictObject(
  {
    ...{ kind, id, source: v.optional(source), body, base, revision: v.nullable(number) },
    knows: v.optional(v.picklist(['the file', 'what live knows'], noFields)),
  },
  noFields,
)

/** Something that is not there yet, with a name of its own. */
export const beginDraftSchema = v.strictObject({ kind, id, source, body }, noFields)

/** A draft of this revision is to go. */
export const dropDraftSchema = v.strictObject({ kind, id, revision: number }, noFields)

export type SaveDraftRequest = v.InferOutput<typeof saveDraftSchema>
export type BeginDraftRequest = v.InferOutput<typeof beginDraftSchema>
export type DropDraftRequest = v.InferOutput<typeof dropDraftSchema>
