import type { Database, Transaction } from '#database/client.ts'
import type { EventWhy } from '#domain/bookings/event-words.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { fingerprintOf } from '../../approvals/fingerprint.ts'
import { takeApproval } from '../../approvals/take-approval.ts'
import { writeLog } from '../../audit/write-log.ts'
import type { BookingNews } from '../booking-news.ts'
import { type Booking, insertEvent, lockBooking } from '../booking-store.ts'
import { listRefunds, type Refund } from '../payments/payment-store.ts'
import { openSums, queueNextAttempt, queueRefunds } from './queue-refund.ts'
import { readRefundable } from './read-refundable.ts'
import { readRefundState, sumSentLately } from './refund-state.ts'

export type PartRefunded =
  /** What could still go back afterwards, null when a refused sum is sent again; and what the office has to pay by hand. */
  | { ok: true; leftPaise: number | null; byHandPaise: number }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'not paid'; status: Booking['status'] }
  | { ok: false; reason: 'too much'; leftPaise: number }
  /** Money is under way already; only a sum that PhonePe refused can be sent again. */
  | { ok: false; reason: 'under way'; refusedPaise: number[] }
  /** With what went back within a day it is more than one person sends alone. */
  | { ok: false; reason: 'needs two persons'; sentLatelyPaise: number }
  /** The booking is not what whoever asks was shown. */
  | { ok: false; reason: 'changed' }

/** `approval` is the id under which a second person has agreed; `shown` the fingerprint of what was shown before. */
type Given = { approval?: string; shown?: string }

/** Sends a part of what was paid back, while the booking stays what it is; or once more a sum that PhonePe refused. */
export type RefundPart = (
  reference: string,
  amountPaise: number,
  by: Actor,
  why?: string,
  given?: Given,
) => Promise<PartRefunded>

/** Sends a sum again that PhonePe refused for good, by the id of the refused refund. False when it is not refused any more. */
export type SendRefundAgain = (merchantRefundId: string, reference: string, by: Actor) => Promise<boolean>

type Who = { by: Actor; why?: string; at: Date }

export type RefundDeps = {
  db: Database
  clock: Clock
  news: BookingNews
  /** So much of one booking one of the staff sends within a day; the command line has no such limit. */
  limitPaise: number
}

/** The command line is the way in when all else fails, and acts alone. */
async function needsTwo(
  tx: Transaction,
  { reference }: Booking,
  amountPaise: number,
  { by, at, limitPaise }: Who & Pick<RefundDeps, 'limitPaise'>,
): Promise<{ needed: boolean; sentLatelyPaise: number }> {
  if (by.kind === 'command line') return { needed: false, sentLatelyPaise: 0 }
  const sentLatelyPaise = await sumSentLately(tx, reference, at)
  return { needed: sentLatelyPaise + amountPaise > limitPaise, sentLatelyPaise }
}

async function sendPart(
  tx: Transaction,
  booking: Booking,
  amountPaise: number,
  who: Who & Given & Pick<RefundDeps, 'limitPaise' | 'news'>,
): Promise<PartRefunded> {
  const { by, why, at, approval, news } = who
  const { reference } = booking
  const { left, orders, byHandPaise } = await readRefundable(tx, booking)
  if (amountPaise > left.onlinePaise) return { ok: false, reason: 'too much', leftPaise: left.onlinePaise }
  const two = await needsTwo(tx, booking, amountPaise, who)
  const agreed = { kind: 'part refund', subjectId: reference, sumPaise: amountPaise } as const
  if ((two.needed || approval !== undefined) && !(await takeApproval(tx, approval, agreed, at)))
    return { ok: false, reason: 'needs two persons', sentLatelyPaise: two.sentLatelyPaise }
  const part = { booking, orders, byHandPaise, amountPaise, why: 'a part was refunded', at } as const
  const byHand = await queueRefunds(tx, part)
  await note(tx, booking, { code: 'part goes back', paise: amountPaise }, who)
  await news.partRefunded(tx, booking, { amountPaise, byHandPaise: byHand })
  const leftPaise = left.onlinePaise - amountPaise
  await writeLog(tx, at, {
    by,
    what: 'refund sent',
    subject: { kind: 'booking', id: reference },
    before: { leftPaise: left.onlinePaise },
    after: { paise: amountPaise, leftPaise },
    why,
  })
  return { ok: true, leftPaise, byHandPaise: byHand }
}

async function sendOnceMore(tx: Transaction, booking: Booking, refused: Refund, who: Who): Promise<void> {
  const { by, why, at } = who
  const { amountPaise } = refused
  await queueNextAttempt(tx, refused, { at, runAt: at })
  await note(tx, booking, { code: 'sent back again', paise: amountPaise }, who)
  await writeLog(tx, at, {
    by,
    what: 'refund sent again',
    subject: { kind: 'booking', id: booking.reference },
    after: { paise: amountPaise },
    why,
  })
}

function note(
  tx: Transaction,
  { reference, status }: Booking,
  why: EventWhy,
  { by, at }: Who,
): Promise<void> {
  return insertEvent(tx, { reference, at, by, from: status, to: status, why })
}

async function listRefused(tx: Transaction, reference: string): Promise<Refund[]> {
  return openSums(await listRefunds(tx, reference)).filter(({ state }) => state === 'failed')
}

export function createRefundPart(deps: RefundDeps): { refundPart: RefundPart; sendAgain: SendRefundAgain } {
  const { db, clock, news, limitPaise } = deps
  return {
    refundPart: (reference, amountPaise, by, why, given = {}) =>
      db.transaction(async (tx) => {
        const who = { by, why, at: clock.now(), news, limitPaise, ...given }
        const booking = await lockBooking(tx, reference)
        if (!booking) return { ok: false, reason: 'unknown' }
        if (given.shown !== undefined && fingerprintOf(await readRefundState(tx, booking)) !== given.shown)
          return { ok: false, reason: 'changed' }
        const refused = await listRefused(tx, reference)
        const same = refused.find((refund) => refund.amountPaise === amountPaise)
        if (same && by.kind === 'command line') {
          await sendOnceMore(tx, booking, same, who)
          return { ok: true, leftPaise: null, byHandPaise: 0 }
        }
        if (booking.status === 'refunding') {
          const refusedPaise = refused.map((refund) => refund.amountPaise)
          return { ok: false, reason: 'under way', refusedPaise }
        }
        if (booking.status === 'confirmed' || booking.status === 'completed')
          return sendPart(tx, booking, amountPaise, who)
        return { ok: false, reason: 'not paid', status: booking.status }
      }),

    sendAgain: (merchantRefundId, reference, by) =>
      db.transaction(async (tx) => {
        const booking = await lockBooking(tx, reference)
        if (!booking) return false
        const refused = await listRefused(tx, reference)
        const same = refused.find((refund) => refund.merchantRefundId === merchantRefundId)
        if (!same) return false
        await sendOnceMore(tx, booking, same, { by, at: clock.now() })
        return true
      }),
  }
}
