import { isSamePhone } from '#domain/enquiries/same-phone.ts'
import { isOpen, openStages, type Stage } from '#domain/enquiries/stages.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import { writeLog } from '../../audit/write-log.ts'
import type { EnquiryRow } from '../enquiry-store.ts'
import { type ChangeDeps, standsByItself, type UnknownEnquiry } from './change-enquiry.ts'
import { lockEnquiries, moveMerged, saveChange } from './enquiry-desk-store.ts'

export type EnquiriesMerged =
  /** `kept` is the one that stands for both. */
  { ok: true; kept: string } | UnknownEnquiry | { ok: false; reason: 'another phone' | 'not open' }

/**
 * Puts two open enquiries of one phone together: the earlier stands under the later, with all that was written and noted, and ends no later than that one. The later one takes over
 * how far the earlier had come, who has it, and the nearer day. The same two twice is once.
 */
export type MergeEnquiries = (reference: string, other: string, by: Actor) => Promise<EnquiriesMerged>

export function createMergeEnquiries({ db, clock }: ChangeDeps): MergeEnquiries {
  return (reference, other, by) =>
    db.transaction(async (tx) => {
      const rows = await lockEnquiries(tx, [reference, other])
      const [earlier, later] = rows.toSorted(inTime)
      if (!earlier || !later) return { ok: false, reason: 'unknown' }
      if (earlier.mergedInto === later.reference) return { ok: true, kept: later.reference }
      if (!rows.every(standsByItself)) return { ok: false, reason: 'unknown' }
      if (!isSamePhone(earlier.phone ?? '', later.phone ?? '')) return { ok: false, reason: 'another phone' }
      if (!rows.every(({ stage, suspect }) => isOpen(stage) && !suspect))
        return { ok: false, reason: 'not open' }
      const at = clock.now()
      const who = { staffId: staffIdOf(by), at }
      await moveMerged(tx, earlier.reference, later.reference)
      await saveChange(tx, earlier.reference, { mergedInto: later.reference, nextDay: null }, who)
      const stage = furtherOf(earlier.stage, later.stage)
      const [nextDay = null] = [earlier.nextDay, later.nextDay].filter((day) => day !== null).toSorted()
      await saveChange(
        tx,
        later.reference,
        { stage, ownerId: later.ownerId ?? earlier.ownerId, nextDay },
        who,
      )
      await writeLog(tx, at, {
        by,
        what: 'enquiry merged',
        subject: { kind: 'enquiry', id: earlier.reference },
      })
      await writeLog(tx, at, {
        by,
        what: 'enquiry took in',
        subject: { kind: 'enquiry', id: later.reference },
        before: { stage: later.stage },
        after: { stage },
      })
      return { ok: true, kept: later.reference }
    })
}

function inTime(a: EnquiryRow, b: EnquiryRow): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.reference < b.reference ? -1 : 1)
}

function furtherOf(one: Stage, other: Stage): Stage {
  const steps: readonly Stage[] = openStages
  return steps.indexOf(one) > steps.indexOf(other) ? one : other
}
