import type { Database } from '#database/client.ts'
import { owedOf, type Received } from '#domain/bookings/received.ts'
import { listReceipts } from '../../receipts/receipt-store.ts'
import type { Booking } from '../booking-store.ts'
import { listPayments } from './payment-store.ts'

const sum = (amounts: { amountPaise: number }[]) =>
  amounts.reduce((paise, { amountPaise }) => paise + amountPaise, 0)

/** What came in for a booking through PhonePe and by hand, and what is still owed. */
export async function readReceived(
  db: Pick<Database, 'select'>,
  { reference, payablePaise }: Pick<Booking, 'reference' | 'payablePaise'>,
): Promise<Received & { owedPaise: number }> {
  const paid = (await listPayments(db, reference)).filter(({ state }) => state === 'completed')
  const received = {
    payablePaise,
    onlinePaise: sum(paid),
    byHandPaise: sum(await listReceipts(db, [reference])),
  }
  return { ...received, owedPaise: owedOf(received) }
}
