import type { Transaction } from '#database/client.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import { writeLog } from '../../audit/write-log.ts'
import { findEnquiry, lockEnquiries, saveChange } from './enquiry-desk-store.ts'
import { moved } from './move-enquiry.ts'

type Won = {
  /** Of the enquiry that somebody made the booking from, also one that stands under a later one by now. */
  reference: string
  booking: string
  by: Actor
  at: Date
}

/**
 * Says within the transaction that makes a booking that it came of an enquiry. It writes to the log, so it is called last. Whatever stage it was in, it is won now; one
 * that was won before keeps its first booking. False where there is no such enquiry: a booking is made all the same.
 */
export async function winEnquiry(tx: Transaction, { reference, booking, by, at }: Won): Promise<boolean> {
  const asked = await findEnquiry(tx, reference)
  const [enquiry] = await lockEnquiries(tx, [asked?.mergedInto ?? reference])
  if (!enquiry || enquiry.formType === 'Job Application') return false
  if (enquiry.stage === 'won' && enquiry.wonBooking !== null) return true
  const { change, logged } = moved(enquiry, { stage: 'won', booking }, { by, at })
  await saveChange(tx, enquiry.reference, change, { staffId: staffIdOf(by), at })
  for (const entry of logged) await writeLog(tx, at, entry)
  return true
}
