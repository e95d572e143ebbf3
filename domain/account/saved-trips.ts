import * as v from 'valibot'
import type { FormCheck } from '#domain/forms/form-check.ts'

/** How many trips an account keeps. */
export const mostSavedTrips = 200
/** How many ids one merge may name; a tab holds far fewer. */
const mostMerged = 1000

const idsWanted = 'Name the trips as a list of their ids'
const mergeSchema = v.object(
  {
    tripIds: v.pipe(
      v.array(v.string(idsWanted), idsWanted),
      v.maxLength(mostMerged, `Name at most ${mostMerged} trips at once`),
    ),
  },
  idsWanted,
)

/** The body of POST /api/account/saved-trips, the oldest first. Which of the ids are trips the catalogue says. */
export function checkMerge(fields: Record<string, unknown>): FormCheck<{ tripIds: string[] }> {
  const result = v.safeParse(mergeSchema, fields)
  return result.success
    ? { ok: true, value: result.output }
    : { ok: false, errors: { tripIds: result.issues[0].message } }
}
