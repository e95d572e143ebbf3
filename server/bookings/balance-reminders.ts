import { addDays } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Reminder } from '../reminders/send-reminders.ts'
import type { TripSms } from '../sms/trip-sms.ts'
import { listOwing } from './balance-store.ts'
import type { Booking } from './booking-store.ts'
import { readParty } from './guests/read-party.ts'
import { balanceLateMail, balanceMail } from './owed-mails.ts'
import { readReceived } from './payments/read-received.ts'

type Owing = Booking & { dueOn: string }

/** Whoever has just booked has read it in the confirmation. */
const afterSaleHours = 48

/** When, counted from the day until which it is owed: a week before, on the day, and two days later, when the operator decides. */
const moments = [
  { kind: 'balance in a week', days: -7, toOperator: false },
  { kind: 'balance today', days: 0, toOperator: false },
  { kind: 'balance late', days: 2, toOperator: true },
] as const

/** Asks for the rest of what a booking costs. A seat is never lost by it: who is late is named to the operator. */
export function balanceReminders(deps: { site: Site; siteUrl: string; tripSms: TripSms }): Reminder[] {
  return moments.map(({ kind, days, toOperator }) => ({
    kind,
    listDue: (db, at, most) =>
      listOwing(db, {
        until: addDays(dateInIndia(at), -days),
        kind,
        soldBefore: new Date(at.getTime() - afterSaleHours * 3600_000),
        most,
      }),
    async send(tx, booking, at) {
      const { owedPaise } = await readReceived(tx, booking)
      if (booking.status !== 'confirmed' || !isOwing(booking) || owedPaise === 0) return
      const about = { ...deps, booking, party: await readParty(tx, booking) }
      const owed = { owedPaise, dueOn: booking.dueOn }
      if (toOperator) return void (await queueMail(tx, balanceLateMail(about, owed), at))
      if (booking.email) await queueMail(tx, balanceMail(about, owed), at)
      const { reference, phone, terms } = booking
      await deps.tripSms.queue(tx, 'departure', { reference, phone, startDate: terms.startDate, at })
    },
  }))
}

function isOwing(booking: Booking): booking is Owing {
  return booking.dueOn !== null
}
