import type { Database, Transaction } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { ReceiptForm } from '#domain/receipts/receipt-form.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../../audit/write-log.ts'
import { findReceipt, insertReceipt, listReceipts, openBookDay } from '../../receipts/receipt-store.ts'
import type { BookingNews } from '../booking-news.ts'
import { type Booking, insertEvent, lockBooking, saveDue } from '../booking-store.ts'
import { canTakePlace } from '../changes/finish-move.ts'
import { moveBooking } from '../move-booking.ts'
import { readReceived } from '../payments/read-received.ts'
import { readRefundable } from '../refunds/read-refundable.ts'
import { confirmAtDesk, isDueDay, type NotConfirmed } from './confirm-at-desk.ts'

type By = Extract<Actor, { kind: 'staff' }>
type Not<Reason extends string> = { ok: false; reason: Reason }

/** `not open`: nothing can be taken for it in its state. `over`: its seats were let go. */
export type MoneyTaken = { ok: true } | Not<'unknown' | 'not open' | 'over'> | NotConfirmed
/** `ended`: what was paid for it has gone back, counts for another booking, or is kept by its papers. */
export type Countered = { ok: true } | Not<'unknown' | 'countered' | 'sent back' | 'ended'>
export type DueChanged = { ok: true } | Not<'unknown' | 'nothing owed' | 'due day' | 'over'>
export type AskedToPay = { ok: true } | Not<'unknown' | 'nothing owed' | 'no address' | 'too soon'>

export type DeskMoney = ReturnType<typeof createDeskMoney>

/** A traveller is reminded at most so often. */
const remindEvery = 48 * 3600_000

type Deps = { db: Database; clock: Clock; news: BookingNews }

/** What staff do about the money of a booking: each of these is one transaction under the booking's lock. Seats that the site holds wait for a payment of their own. */
export function createDeskMoney(deps: Deps) {
  const { db, clock, news } = deps

  function locked<Outcome>(
    reference: string,
    act: (tx: Transaction, booking: Booking, at: Date) => Promise<Outcome>,
  ): Promise<Outcome | Not<'unknown'>> {
    return db.transaction(async (tx) => {
      const booking = await lockBooking(tx, reference)
      if (!booking) return { ok: false, reason: 'unknown' }
      return act(tx, booking, clock.now())
    })
  }

  return {
    /** Money now; or, without a receipt, a sum that is owed until a day. Either sells seats that were only kept. */
    take: (reference: string, wish: { receipt: ReceiptForm | null; dueOn: string | null }, by: By) =>
      locked<MoneyTaken>(reference, async (tx, booking, at) => {
        const { status } = booking
        if (!isUnpaid(status) && status !== 'confirmed' && status !== 'completed')
          return { ok: false, reason: status === 'expired' || status === 'failed' ? 'over' : 'not open' }
        if (isUnpaid(status) && booking.channel === 'site') return { ok: false, reason: 'not open' }
        if (isUnpaid(status) && !(await canTakePlace(tx, booking))) return { ok: false, reason: 'over' }
        const taken = await confirmAtDesk(tx, booking, { ...wish, by, at, news })
        if (!taken.ok) return taken
        const subject = { kind: 'booking', id: reference } as const
        const { owedPaise } = taken
        if (wish.receipt) {
          const { rupees: paise, way } = wish.receipt
          await writeLog(tx, at, { by, what: 'receipt taken', subject, after: { paise, way, owedPaise } })
        } else
          await writeLog(tx, at, { by, what: 'owed until', subject, after: { dueOn: wish.dueOn, owedPaise } })
        return { ok: true }
      }),

    /** A receipt that was wrong: a row of the same sum the other way. What it paid for is owed again, from today. */
    counter: (reference: string, wish: { key: string; receipt: string; why: string }, by: By) =>
      locked<Countered>(reference, (tx, booking, at) => counter(tx, booking, { ...wish, by, at })),

    /** Another day until which the rest is owed. */
    dueLater: (reference: string, wish: { dueOn: string; why: string }, by: By) =>
      locked<DueChanged>(reference, async (tx, booking, at) => {
        if (booking.dueOn === null) return { ok: false, reason: 'nothing owed' }
        if (!isDueDay(wish.dueOn, booking, at)) return { ok: false, reason: 'due day' }
        await saveDue(tx, reference, { dueOn: wish.dueOn })
        await writeLog(tx, at, {
          by,
          what: 'owed until',
          subject: { kind: 'booking', id: reference },
          before: { dueOn: booking.dueOn },
          after: { dueOn: wish.dueOn },
          why: wish.why,
        })
        return { ok: true }
      }),

    /** Mails the traveller the link by which what is owed, or what keeps the seats, can be paid. */
    askToPay: (reference: string, by: By) =>
      locked<AskedToPay>(reference, (tx, booking, at) => askToPay(tx, booking, { by, at, news })),

    /** Seats that were kept and are not wanted any more. */
    letGo: (reference: string, by: By) =>
      locked<{ ok: boolean }>(reference, async (tx, booking, at) => {
        if (!isUnpaid(booking.status) || booking.channel === 'site') return { ok: false }
        const moved = await moveBooking(tx, booking, { to: 'failed', by, why: 'let go at the desk', at })
        if (!moved.ok) throw new Error(`kept seats were not let go: ${moved.reason}`)
        const subject = { kind: 'booking', id: reference } as const
        await writeLog(tx, at, { by, what: 'seats let go', subject, after: { guests: booking.guests } })
        return { ok: true }
      }),
  }
}

async function counter(
  tx: Transaction,
  booking: Booking,
  wish: { key: string; receipt: string; why: string; by: By; at: Date },
): Promise<Countered> {
  const { key, why, by, at } = wish
  const { reference, status } = booking
  const receipt = await findReceipt(tx, wish.receipt)
  if (receipt?.reference !== reference || receipt.counters !== null) return { ok: false, reason: 'unknown' }
  const { amountPaise, way } = receipt
  if (await findReceipt(tx, key)) return { ok: true }
  if (status !== 'confirmed' && status !== 'completed') return { ok: false, reason: 'ended' }
  const others = await listReceipts(tx, [reference])
  if (others.some(({ counters }) => counters === receipt.id)) return { ok: false, reason: 'countered' }
  const { byHandPaise } = await readRefundable(tx, booking)
  if (amountPaise > byHandPaise) return { ok: false, reason: 'sent back' }
  const today = dateInIndia(at)
  await insertReceipt(tx, {
    ...receipt,
    id: key,
    amountPaise: -amountPaise,
    receivedOn: today,
    bookDay: await openBookDay(tx, today),
    at,
    staffId: by.id,
    counters: receipt.id,
    why,
  })
  const { owedPaise } = await readReceived(tx, booking)
  if (owedPaise > 0) await saveDue(tx, reference, { dueOn: booking.dueOn ?? today })
  const told = { code: 'receipt taken back', paise: amountPaise } as const
  await insertEvent(tx, { reference, at, by, from: status, to: status, why: told })
  await writeLog(tx, at, {
    by,
    what: 'receipt countered',
    subject: { kind: 'booking', id: reference },
    after: { paise: amountPaise, way, owedPaise },
    why,
  })
  return { ok: true }
}

async function askToPay(
  tx: Transaction,
  booking: Booking,
  { by, at, news }: { by: By; at: Date; news: BookingNews },
): Promise<AskedToPay> {
  const { reference, channel, status, dueOn, remindedAt } = booking
  const isHeld = channel === 'desk' && isUnpaid(status) && booking.holdExpiresAt > at
  if (!isHeld && dueOn === null) return { ok: false, reason: 'nothing owed' }
  if (booking.email === '') return { ok: false, reason: 'no address' }
  if (remindedAt && at.getTime() - remindedAt.getTime() < remindEvery)
    return { ok: false, reason: 'too soon' }
  const { owedPaise } = await readReceived(tx, booking)
  await saveDue(tx, reference, { remindedAt: at })
  await news.payLink(tx, booking, { owedPaise, dueOn })
  const subject = { kind: 'booking', id: reference } as const
  await writeLog(tx, at, { by, what: 'payment asked for', subject, after: { owedPaise } })
  return { ok: true }
}
