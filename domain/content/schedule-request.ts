import * as v from 'valibot'
import { id, kind, noFields } from './content-fields.ts'
import { publishDraftSchema } from './publish-request.ts'

const noMoment = 'Choose a day and an hour that are still to come.'

/** The draft of this revision is to stand on the site from a moment on. */
export const scheduleDraftSchema = v.strictObject(
  { ...publishDraftSchema.entries, at: v.pipe(v.date(noMoment), v.minValue(new Date(0), noMoment)) },
  noFields,
)

/** What was planned is not to go out. */
export const withdrawScheduleSchema = v.strictObject({ kind, id }, noFields)

export type ScheduleDraftRequest = v.InferOutput<typeof scheduleDraftSchema>
export type WithdrawScheduleRequest = v.InferOutput<typeof withdrawScheduleSchema>
