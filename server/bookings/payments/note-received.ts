import type { Database } from '#database/client.ts'
import type { ReceiptWay } from '#domain/receipts/receipt.ts'
import type { BookingNews } from '../booking-news.ts'
import { type Booking, type EventBy, insertEvent, saveDue } from '../booking-store.ts'
import { readReceived } from './read-received.ts'

/** Once nothing is owed no day is left until which it is. */
export async function saveOwed(
  tx: Database,
  booking: Booking,
): Promise<{ owedPaise: number; dueOn: string | null }> {
  const { owedPaise } = await readReceived(tx, booking)
  const dueOn = owedPaise > 0 ? booking.dueOn : null
  await saveDue(tx, booking.reference, { dueOn })
  return { owedPaise, dueOn }
}

/**
 * Money came for a booking that stands: its traveller is told. In the caller's transaction, which holds the booking's
 * lock and has written the payment or receipt down.
 */
export async function noteReceived(
  tx: Database,
  booking: Booking,
  came: { amountPaise: number; way: ReceiptWay | 'phonepe'; by: EventBy; at: Date; news: BookingNews },
): Promise<void> {
  const { amountPaise, way, by, at, news } = came
  const { reference, status } = booking
  const { owedPaise, dueOn } = await saveOwed(tx, booking)
  const why = { code: 'money received', paise: amountPaise, way } as const
  await insertEvent(tx, { reference, at, by, from: status, to: status, why })
  await news.received(tx, booking, { amountPaise, way, owedPaise, dueOn })
}
