import type { Transaction } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import type { ReceiptForm } from '#domain/receipts/receipt-form.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { findReceipt, insertReceipt, openBookDay } from '../../receipts/receipt-store.ts'
import type { BookingNews } from '../booking-news.ts'
import { type Booking, saveDue } from '../booking-store.ts'
import { confirmBooking } from '../confirm-booking.ts'
import { noteReceived } from '../payments/note-received.ts'
import { readReceived } from '../payments/read-received.ts'

/** `too much`: more than is owed. `no due day`: a rest is left, and nobody said until when. `due day`: before today, or when the trip has begun. */
export type NotConfirmed =
  | { ok: false; reason: 'too much'; owedPaise: number }
  | { ok: false; reason: 'no due day' | 'due day' | 'received day' }

/** Until when a rest may be owed: from today on, and before the trip begins. */
export function isDueDay(day: string, { terms }: Booking, at: Date): boolean {
  return day >= dateInIndia(at) && day < terms.startDate
}

/** So old may a day be on which money came. */
const oldestReceipt = 366 * 24 * 3600_000

/**
 * Writes money down that staff took, and what is owed afterwards until when. Seats that were only held are sold by it. In the caller's transaction, which holds the booking's lock; the
 * same receipt twice counts once.
 */
export async function confirmAtDesk(
  tx: Transaction,
  booking: Booking,
  paid: {
    receipt: ReceiptForm | null
    dueOn: string | null
    by: Extract<Actor, { kind: 'staff' }>
    at: Date
    news: BookingNews
  },
): Promise<{ ok: true; owedPaise: number } | NotConfirmed> {
  const { receipt, by, at, news } = paid
  const { reference } = booking
  const before = await readReceived(tx, booking)
  const taken = receipt?.rupees ?? 0
  if (receipt && (await findReceipt(tx, receipt.key))) return { ok: true, owedPaise: before.owedPaise }
  if (taken > before.owedPaise) return { ok: false, reason: 'too much', owedPaise: before.owedPaise }
  const owedPaise = before.owedPaise - taken
  const dueOn = owedPaise > 0 ? (paid.dueOn ?? booking.dueOn) : null
  if (owedPaise > 0 && dueOn === null) return { ok: false, reason: 'no due day' }
  if (dueOn !== null && dueOn !== booking.dueOn && !isDueDay(dueOn, booking, at))
    return { ok: false, reason: 'due day' }
  if (receipt) {
    const today = dateInIndia(at)
    const oldest = dateInIndia(new Date(at.getTime() - oldestReceipt))
    const { receivedOn } = receipt
    if (receivedOn > today || receivedOn < oldest) return { ok: false, reason: 'received day' }
    await insertReceipt(tx, {
      id: receipt.key,
      reference,
      amountPaise: taken,
      way: receipt.way,
      number: receipt.number || null,
      receivedOn,
      bookDay: await openBookDay(tx, receivedOn),
      at,
      staffId: by.id,
      counters: null,
      why: null,
    })
  }
  await saveDue(tx, reference, { dueOn })
  const now = { ...booking, dueOn }
  if (isUnpaid(booking.status)) {
    const why = owedPaise > 0 ? 'sold at the desk, the rest is owed' : 'sold at the desk, paid'
    const confirmed = await confirmBooking(tx, now, { by, why, at, news })
    if (!confirmed.ok) throw new Error(`a booking of the desk was not confirmed: ${confirmed.reason}`)
    // A sale in two parts has set its own day, whatever was paid here.
    if (booking.terms.balance) await saveDue(tx, reference, { dueOn })
  } else if (receipt)
    await noteReceived(tx, now, {
      amountPaise: taken,
      way: receipt.way,
      by,
      at,
      news,
    })
  return { ok: true, owedPaise }
}
