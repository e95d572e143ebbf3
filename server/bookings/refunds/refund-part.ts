import type { Database, Transaction } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../../audit/write-log.ts'
import type { BookingNews } from '../booking-news.ts'
import { type Booking, insertEvent, lockBooking } from '../booking-store.ts'
import { listRefunds, type Refund } from '../payments/payment-store.ts'
import { openSums, queueNextAttempt, queueRefunds } from './queue-refund.ts'
import { readRefundable } from './read-refundable.ts'

export type PartRefunded =
  /** What could still go back afterwards; null when a refused sum is sent again. */
  | { ok: true; leftPaise: number | null }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'not paid'; status: Booking['status'] }
  | { ok: false; reason: 'too much'; leftPaise: number }
  /** Money is under way already; only a sum that PhonePe refused can be sent again. */
  | { ok: false; reason: 'under way'; refusedPaise: number[] }

/** Sends a part of what was paid online back, while the booking stays what it is; or once more a sum that PhonePe refused. */
export type RefundPart = (
  reference: string,
  amountPaise: number,
  by: Actor,
  why?: string,
) => Promise<PartRefunded>

type Who = { by: Actor; why?: string; at: Date }

export function createRefundPart(deps: { db: Database; clock: Clock; news: BookingNews }): RefundPart {
  const { db, clock, news } = deps

  async function sendPart(
    tx: Transaction,
    booking: Booking,
    amountPaise: number,
    who: Who,
  ): Promise<PartRefunded> {
    const { by, why, at } = who
    const { left, orders } = await readRefundable(tx, booking)
    if (amountPaise > left.onlinePaise) return { ok: false, reason: 'too much', leftPaise: left.onlinePaise }
    await queueRefunds(tx, { booking, orders, amountPaise, why: 'a part was refunded', at })
    await note(tx, booking, `${formatPaise(amountPaise)} goes back`, who)
    await news.partRefunded(tx, booking, amountPaise)
    const leftPaise = left.onlinePaise - amountPaise
    await writeLog(tx, at, {
      by,
      what: 'refund sent',
      subject: { kind: 'booking', id: booking.reference },
      before: { leftPaise: left.onlinePaise },
      after: { paise: amountPaise, leftPaise },
      why,
    })
    return { ok: true, leftPaise }
  }

  async function sendAgain(
    tx: Transaction,
    booking: Booking,
    refused: Refund,
    who: Who,
  ): Promise<PartRefunded> {
    const { by, why, at } = who
    const { amountPaise } = refused
    await queueNextAttempt(tx, refused, { at, runAt: at })
    await note(tx, booking, `${formatPaise(amountPaise)} is sent back again`, who)
    await writeLog(tx, at, {
      by,
      what: 'refund sent again',
      subject: { kind: 'booking', id: booking.reference },
      after: { paise: amountPaise },
      why,
    })
    return { ok: true, leftPaise: null }
  }

  function note(
    tx: Transaction,
    { reference, status }: Booking,
    why: string,
    { by, at }: Who,
  ): Promise<void> {
    return insertEvent(tx, { reference, at, by, from: status, to: status, why })
  }

  return (reference, amountPaise, by, why) =>
    db.transaction(async (tx) => {
      const who = { by, why, at: clock.now() }
      const booking = await lockBooking(tx, reference)
      if (!booking) return { ok: false, reason: 'unknown' }
      const refused = openSums(await listRefunds(tx, reference)).filter(({ state }) => state === 'failed')
      const same = refused.find((refund) => refund.amountPaise === amountPaise)
      if (same) return sendAgain(tx, booking, same, who)
      if (booking.status === 'refunding') {
        const refusedPaise = refused.map((refund) => refund.amountPaise)
        return { ok: false, reason: 'under way', refusedPaise }
      }
      if (booking.status === 'confirmed' || booking.status === 'completed')
        return sendPart(tx, booking, amountPaise, who)
      return { ok: false, reason: 'not paid', status: booking.status }
    })
}
