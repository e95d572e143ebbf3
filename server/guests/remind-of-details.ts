import { addDays } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { afterSale, beforeStart } from '#domain/guests/reminder-days.ts'
import type { Site } from '#domain/site/site.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Reminder } from '../reminders/send-reminders.ts'
import { detailsMail } from './details-mail.ts'
import { listSold, listStarting } from './due-store.ts'
import type { ReadStanding } from './guest-standing.ts'

const day = 24 * 3600_000

/** Asks whoever booked for the details of the party, as long as some are missing. */
export function detailsReminders(deps: {
  readStanding: ReadStanding
  site: Site
  siteUrl: string
}): Reminder[] {
  const { readStanding, site, siteUrl } = deps

  const send: Reminder['send'] = async (tx, booking, at) => {
    if (booking.status !== 'confirmed' || booking.email === '') return
    const guests = await readStanding(tx, booking)
    if (guests.every(({ missing }) => missing.length === 0)) return
    await queueMail(tx, detailsMail({ booking, guests, site, siteUrl }), at)
  }

  return [
    {
      kind: afterSale.kind,
      send,
      listDue: (db, at, most) =>
        listSold(db, {
          kind: afterSale.kind,
          at,
          most,
          from: new Date(at.getTime() - afterSale.withinDays * day),
          to: new Date(at.getTime() - afterSale.days * day),
          startAfter: dateInIndia(at),
        }),
    },
    ...beforeStart.map(
      ({ kind, days, until }): Reminder => ({
        kind,
        send,
        listDue(db, at, most) {
          const today = dateInIndia(at)
          return listStarting(db, {
            kind,
            at,
            most,
            days,
            from: addDays(today, until),
            to: addDays(today, days),
          })
        },
      }),
    ),
  ]
}
