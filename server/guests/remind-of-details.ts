import { addDays } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { afterSale, beforeStart } from '#domain/guests/reminder-days.ts'
import type { Reminder } from '../reminders/send-reminders.ts'
import { type Asking, askParty } from './ask-for-details.ts'
import { listSold, listStarting } from './due-store.ts'

const day = 24 * 3600_000

/** Asks whoever booked for the details of the party, as long as some are missing. */
export function detailsReminders(asking: Asking): Reminder[] {
  const send: Reminder['send'] = async (tx, booking, at) => {
    await askParty(tx, booking, at, asking)
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
