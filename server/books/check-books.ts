import type { Database } from '#database/client.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia, startOfDayInIndia } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import { checkPayment } from '../bookings/payments/payment-checks.ts'
import { enqueueRefund } from '../bookings/refunds/queue-refund.ts'
import { enqueue } from '../jobs/job-store.ts'
import type { Log } from '../log.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Books, CompareBooks } from './compare-books.ts'
import { noteComparison } from './last-comparison.ts'

/** So many days back are compared; whatever is open is compared however old. */
export const daysCompared = 7

/** Compares the books, has everything that differs at PhonePe looked at again, and mails the operator when there is a difference. */
export type CheckBooks = () => Promise<void>

export function createCheckBooks(deps: {
  db: Database
  clock: Clock
  log: Log
  site: Site
  compareBooks: CompareBooks
}): CheckBooks {
  const { db, clock, log, site, compareBooks } = deps
  return async () => {
    const compared = await compareBooks(sinceDays(clock, daysCompared))
    const { differences, again } = compared
    const at = clock.now()
    await noteComparison(db, compared, at)
    // What stands outside of the database can't be changed with it.
    log.info({ differences: differences.length, endOfLog: compared.log.end }, 'books compared')
    if (differences.length === 0) return
    await db.transaction(async (tx) => {
      for (const order of again.orders)
        await enqueue(tx, { task: checkPayment, payload: { order }, key: order, runAt: at })
      for (const refund of again.refunds) await enqueueRefund(tx, refund, at)
      await queueMail(tx, { to: site.email, ...booksMail(compared) }, at)
    })
  }
}

/** The beginning of a day in India, so many days ago. */
export function sinceDays(clock: Clock, days: number): Date {
  return startOfDayInIndia(addDays(dateInIndia(clock.now()), -days))
}

function booksMail({ differences, log }: Books): { subject: string; body: string } {
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`
  return {
    subject: `The books need you: ${count}`,
    body: [
      'The nightly comparison of seats, wallets, payments and refunds found:',
      '',
      ...differences,
      '',
      'Orders and refunds that PhonePe knows better are looked at again by themselves. npm run operator -- books compares anew.',
      `The log ends with row ${log.end.row}: ${log.end.chain}`,
    ].join('\n'),
  }
}
