import type { Database } from '#database/client.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia, startOfDayInIndia } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import { lockBooking } from '../bookings/booking-store.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { isWithoutPan, listWithoutPan, noteAsked } from './pan-store.ts'
import { panReminder } from './paper-mails.ts'

const atOnce = 50
/** Days between the booking, which asks first, and each reminder. */
const everyDays = 2

/** Asks travellers to trips abroad for their PAN, until it is there or the invoice is issued. Each time once, however often it runs. */
export type RemindOfPan = () => Promise<void>

export function createRemindOfPan(deps: {
  db: Database
  clock: Clock
  site: Site
  siteUrl: string
}): RemindOfPan {
  const { db, clock, site, siteUrl } = deps

  async function remind(reference: string, askedBefore: Date, at: Date): Promise<void> {
    await db.transaction(async (tx) => {
      const booking = await lockBooking(tx, reference)
      if (!booking || !(await isWithoutPan(tx, reference, askedBefore))) return
      await queueMail(tx, panReminder({ booking, site, siteUrl }), at)
      await noteAsked(tx, reference, at)
    })
  }

  return async () => {
    const at = clock.now()
    const askedBefore = startOfDayInIndia(addDays(dateInIndia(at), 1 - everyDays))
    for (;;) {
      const references = await listWithoutPan(db, askedBefore, atOnce)
      for (const reference of references) await remind(reference, askedBefore, at)
      if (references.length < atOnce) return
    }
  }
}
