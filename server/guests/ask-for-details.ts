import type { Database, Transaction } from '#database/client.ts'
import { countParty } from '#domain/bookings/say-party.ts'
import { type Clock, dateInIndia, timeInIndia } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../audit/write-log.ts'
import { type Booking, lockBooking } from '../bookings/booking-store.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { noteReminder } from '../reminders/reminder-store.ts'
import { isAwake } from '../reminders/send-reminders.ts'
import type { TripSms } from '../sms/trip-sms.ts'
import { detailsMail } from './details-mail.ts'
import { wasAskedSince } from './due-store.ts'
import type { ReadStanding } from './guest-standing.ts'

export type Asking = { readStanding: ReadStanding; site: Site; siteUrl: string; tripSms: TripSms }

/** How many messages ask whoever booked for what is missing of their party: a mail, and by day an SMS. */
export async function askParty(tx: Transaction, booking: Booking, at: Date, asking: Asking): Promise<number> {
  const { email, phone, reference, terms } = booking
  const guests = await asking.readStanding(tx, booking)
  const missing = guests.filter((guest) => guest.missing.length > 0)
  if (booking.status !== 'confirmed' || missing.length === 0) return 0
  if (email) await queueMail(tx, detailsMail({ booking, guests, ...asking }), at)
  const told = { phone, reference, startDate: terms.startDate, missing: countParty(missing), at }
  const bySms = isAwake(timeInIndia(at)) && (await asking.tripSms.queue(tx, 'details', told))
  return Number(email !== '') + Number(bySms)
}

/** The desk may ask again, but not oftener. */
const askEvery = 24 * 3600_000

export type DetailsAsked = { ok: true } | { ok: false; reason: 'nothing missing' | 'no address' | 'too soon' }

/** Staff ask for missing details now, whenever the next reminder would come. */
export type AskForDetails = (reference: string, by: Actor) => Promise<DetailsAsked>

export function createAskForDetails(deps: Asking & { db: Database; clock: Clock }): AskForDetails {
  const { db, clock } = deps
  return (reference, by) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const booking = await lockBooking(tx, reference)
      const missing = booking ? await deps.readStanding(tx, booking) : []
      if (!booking || missing.every((guest) => guest.missing.length === 0))
        return { ok: false, reason: 'nothing missing' }
      const kind = `details asked ${dateInIndia(at)}`
      if (await wasAskedSince(tx, reference, new Date(at.getTime() - askEvery)))
        return { ok: false, reason: 'too soon' }
      const sent = await askParty(tx, booking, at, deps)
      if (sent === 0) return { ok: false, reason: 'no address' }
      await noteReminder(tx, { reference, kind, at })
      const after = { messages: sent }
      await writeLog(tx, at, {
        by,
        what: 'details asked',
        subject: { kind: 'booking', id: reference },
        after,
      })
      return { ok: true }
    })
}
