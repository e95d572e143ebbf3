import { dateInIndia } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import { writeLog } from '../../audit/write-log.ts'
import type { ChangeDeps, UnknownEnquiry } from './change-enquiry.ts'
import { lockEnquiries, saveChange } from './enquiry-desk-store.ts'

/** Puts an enquiry or an application apart, or takes it out from there: then it is due today, like a new one. */
export type MarkSuspect = (
  reference: string,
  suspect: boolean,
  by: Actor,
) => Promise<{ ok: true } | UnknownEnquiry>

export function createMarkSuspect({ db, clock }: ChangeDeps): MarkSuspect {
  return (reference, suspect, by) =>
    db.transaction(async (tx) => {
      const [row] = await lockEnquiries(tx, [reference])
      if (!row || row.mergedInto !== null) return { ok: false, reason: 'unknown' }
      if (row.suspect === suspect) return { ok: true }
      const at = clock.now()
      const isDue = !suspect && row.stage === 'new' && row.formType !== 'Job Application'
      const change = { suspect, ...(isDue && { nextDay: dateInIndia(at) }) }
      await saveChange(tx, reference, change, { staffId: staffIdOf(by), at })
      await writeLog(tx, at, {
        by,
        what: suspect ? 'enquiry suspected' : 'enquiry cleared',
        subject: { kind: 'enquiry', id: reference },
        before: { suspect: row.suspect },
        after: { suspect },
      })
      return { ok: true }
    })
}
