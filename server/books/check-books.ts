import type { Database } from '#database/client.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia, startOfDayInIndia } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import { checkPayment } from '../bookings/payments/payment-checks.ts'
import { enqueueRefund } from '../bookings/refunds/queue-refund.ts'
import { enqueue, noteInTurn } from '../jobs/job-store.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { CompareBooks } from './compare-books.ts'

/** So many days back are compared; whatever is open is compared however old. */
export const daysCompared = 7

export const checkBooksJob = 'check books'

/** Compares the books, has everything that differs at PhonePe looked at again, and mails the operator when there is a difference. */
export type CheckBooks = () => Promise<void>

export function createCheckBooks(deps: {
  db: Database
  clock: Clock
  site: Site
  compareBooks: CompareBooks
}): CheckBooks {
  const { db, clock, site, compareBooks } = deps
  return async () => {
    const { differences, again } = await compareBooks(sinceDays(clock, daysCompared))
    const at = clock.now()
    await noteComparison(db, differences.length, at)
    if (differences.length === 0) return
    await db.transaction(async (tx) => {
      for (const order of again.orders)
        await enqueue(tx, { task: checkPayment, payload: { order }, key: order, runAt: at })
      for (const refund of again.refunds) await enqueueRefund(tx, refund, at)
      await queueMail(tx, { to: site.email, ...booksMail(differences) }, at)
    })
  }
}

/** For whoever watches: the metrics tell it until the next comparison. */
export async function noteComparison(db: Database, differences: number, at: Date): Promise<void> {
  await noteInTurn(db, checkBooksJob, { differences, comparedAt: at.getTime() / 1000 })
}

/** The beginning of a day in India, so many days ago. */
export function sinceDays(clock: Clock, days: number): Date {
  return startOfDayInIndia(addDays(dateInIndia(clock.now()), -days))
}

function booksMail(differences: string[]): { subject: string; body: string } {
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`
  return {
    subject: `The books need you: ${count}`,
    body: [
      'The nightly comparison of seats, wallets, payments and refunds found:',
      '',
      ...differences,
      '',
      'Orders and refunds that PhonePe knows better are looked at again by themselves. npm run operator -- books compares anew.',
    ].join('\n'),
  }
}
