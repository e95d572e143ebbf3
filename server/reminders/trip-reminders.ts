import type { Transaction } from '#database/client.ts'
import { addDays, showDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { captainShown } from '#domain/journey/captain-days.ts'
import { journeyPath } from '#domain/journey/journey-path.ts'
import { toTraveller } from '../bookings/booking-mail-parts.ts'
import type { Booking } from '../bookings/booking-store.ts'
import { readParty } from '../bookings/guests/read-party.ts'
import { createReadAhead } from '../bookings/read-ahead.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Resources } from '../open-resources.ts'
import { createTripSms } from '../sms/trip-sms.ts'
import { findCaptain, listStarting } from './reminder-store.ts'
import type { Reminder } from './send-reminders.ts'

/** What travellers are told of a trip that is near: who leads it and where they meet, and on the day before hour and place once more. */
export function createTripReminders(resources: Resources): Reminder[] {
  const { env, clock, site, catalogue } = resources
  const { siteUrl } = env.web
  const tripSms = createTripSms(resources)
  const readAhead = createReadAhead({ clock, findTrip: (id) => catalogue().findTrip(id) })

  async function tell(
    tx: Transaction,
    booking: Booking,
    { at, isTomorrow }: { at: Date; isTomorrow: boolean },
  ): Promise<void> {
    const ahead = await readAhead(tx, booking)
    if (!ahead) return
    const { reference, phone, terms } = booking
    const captain = await findCaptain(tx, booking)
    const subject = isTomorrow
      ? `Tomorrow${ahead.meet ? `, ${ahead.meet.time}` : ''}: ${terms.title}`
      : `Your trip on ${showDate(terms.startDate)}: who leads it and where we meet`
    const body = [
      isTomorrow ? 'your trip starts tomorrow.' : `your trip starts on ${showDate(terms.startDate)}.`,
      ...(ahead.meet ? [`We meet at ${ahead.meet.time}: ${ahead.meet.place}`] : []),
      ...(ahead.meet?.mapsHref ? [`On the map: ${ahead.meet.mapsHref}`] : []),
      ...(ahead.run && ahead.run.state !== 'runs' ? [ahead.run.text] : []),
      captain
        ? `Your captain is ${captain.name}, ${displayPhone(captain.phone)}.`
        : `Should anything come up on the way, call ${displayPhone(site.phone)}.`,
      ...(booking.travellerId
        ? [
            `Plan, packing list and emergency numbers, also without signal: ${siteUrl}${journeyPath(reference)}`,
          ]
        : []),
    ]
    const party = await readParty(tx, booking)
    if (booking.email) await queueMail(tx, toTraveller({ booking, party, site, siteUrl }, subject, body), at)
    await tripSms.queue(tx, 'departure', { reference, phone, startDate: terms.startDate, at })
  }

  return [
    {
      kind: 'captain',
      // Who was not told by then hears it on the day before.
      listDue: (db, at, most) =>
        listStarting(db, { kind: 'captain', ...between(dateInIndia(at), 2, captainShown.daysBefore), most }),
      send: (tx, booking, at) => tell(tx, booking, { at, isTomorrow: false }),
    },
    {
      kind: 'tomorrow',
      listDue: (db, at, most) =>
        listStarting(db, { kind: 'tomorrow', ...between(dateInIndia(at), 1, 1), most }),
      send: (tx, booking, at) => tell(tx, booking, { at, isTomorrow: true }),
    },
  ]
}

function between(today: string, first: number, last: number): { from: string; to: string } {
  return { from: addDays(today, first), to: addDays(today, last) }
}
