import type { Database, Transaction } from '#database/client.ts'
import { type Clock, timeInIndia } from '#domain/calendar/clock.ts'
import { type Booking, lockBooking } from '../bookings/booking-store.ts'
import { noteReminder } from './reminder-store.ts'

/** Something that travellers are reminded of, each booking once. A room adds its own to `server/use-cases.ts`. */
export type Reminder = {
  /** Under this name it is noted: once for each booking, for good. */
  kind: string
  /** References of bookings for which it is due and not yet noted, at most so many. */
  listDue: (db: Database, at: Date, most: number) => Promise<string[]>
  /** Queues the message in the transaction that notes it. The booking is locked: what no longer fits is left unsent. */
  send: (tx: Transaction, booking: Booking, at: Date) => Promise<void>
}

const atOnce = 50
/** Nobody is woken, and nothing comes late in the evening. */
const hours = { from: '09:00', until: '20:00' }

/** `time` is a clock's in India. */
export function isAwake(time: string): boolean {
  return time >= hours.from && time < hours.until
}

/** Sends every reminder that is due, each once however often and wherever it runs; nothing from 8 pm to 9 am in India. */
export type SendReminders = () => Promise<void>

export function createSendReminders(deps: {
  db: Database
  clock: Clock
  reminders: Reminder[]
}): SendReminders {
  const { db, clock, reminders } = deps

  async function remind({ kind, send }: Reminder, reference: string, at: Date): Promise<void> {
    await db.transaction(async (tx) => {
      const booking = await lockBooking(tx, reference)
      if (booking && (await noteReminder(tx, { reference, kind, at }))) await send(tx, booking, at)
    })
  }

  async function sendAll(reminder: Reminder): Promise<void> {
    for (;;) {
      const at = clock.now()
      const time = timeInIndia(at)
      if (!isAwake(time)) return
      const due = await reminder.listDue(db, at, atOnce)
      for (const reference of due) await remind(reminder, reference, at)
      if (due.length < atOnce) return
    }
  }

  return async () => {
    for (const reminder of reminders) await sendAll(reminder)
  }
}
