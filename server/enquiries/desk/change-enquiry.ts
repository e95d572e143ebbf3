import type { Database, Transaction } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import type { LogEntry } from '#domain/staff/log-words.ts'
import { writeLog } from '../../audit/write-log.ts'
import type { EnquiryRow } from '../enquiry-store.ts'
import { type EnquiryChange, lockEnquiries, saveChange } from './enquiry-desk-store.ts'

/** No such enquiry, an application, or one that stands under a later one. */
export type UnknownEnquiry = { ok: false; reason: 'unknown' }
/** Somebody has changed it since the page with that revision was opened; nothing was overwritten. */
export type ChangedEnquiry = { ok: false; reason: 'changed'; enquiry: EnquiryRow }

/** What becomes of an enquiry: what is saved, what the log says, and what who asked is answered. */
type Change<Outcome> = { outcome: Outcome; change?: EnquiryChange; logged?: LogEntry[] }

export type ChangeDeps = { db: Database; clock: Clock }

/** Changes one enquiry under its lock; the rows of the log are written last. */
export function changeEnquiry<Outcome>(
  { db, clock }: ChangeDeps,
  { reference, by }: { reference: string; by: Actor },
  decide: (enquiry: EnquiryRow, tx: Transaction, at: Date) => Promise<Change<Outcome>>,
): Promise<Outcome | UnknownEnquiry> {
  return db.transaction(async (tx) => {
    const at = clock.now()
    const [enquiry] = await lockEnquiries(tx, [reference])
    if (!enquiry || !standsByItself(enquiry)) return { ok: false, reason: 'unknown' } as const
    const { outcome, change, logged = [] } = await decide(enquiry, tx, at)
    if (change) await saveChange(tx, reference, change, { staffId: staffIdOf(by), at })
    for (const entry of logged) await writeLog(tx, at, entry)
    return outcome
  })
}

export function standsByItself({ formType, mergedInto }: EnquiryRow): boolean {
  return formType !== 'Job Application' && mergedInto === null
}
