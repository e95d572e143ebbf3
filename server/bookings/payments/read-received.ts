import type { Database } from '#database/client.ts'
import { saleNow } from '#domain/bookings/changes.ts'
import { owedOf, type Received } from '#domain/bookings/received.ts'
import { listReceipts } from '../../receipts/receipt-store.ts'
import type { Booking } from '../booking-store.ts'
import { listChanges } from '../changes/change-store.ts'
import { listTakenPayments } from './payment-store.ts'

const sum = (amounts: { amountPaise: number }[]) =>
  amounts.reduce((paise, { amountPaise }) => paise + amountPaise, 0)

/** What came in for a booking through PhonePe, by hand and with credit, and what is still owed. Before it is sold, what is carried over counts as come. */
export async function readReceived(
  db: Pick<Database, 'select'>,
  booking: Pick<Booking, 'reference' | 'totalPaise' | 'walletPaise' | 'carriedPaise'>,
): Promise<Received & { owedPaise: number }> {
  const { reference, walletPaise } = booking
  const changes = await listChanges(db, reference)
  const sale = saleNow(changes, booking)
  const received = {
    toComePaise: sale.toComePaise,
    walletPaise,
    carriedPaise: changes.length === 0 ? booking.carriedPaise : sale.carriedPaise,
    onlinePaise: sum(await listTakenPayments(db, [reference])),
    byHandPaise: sum(await listReceipts(db, [reference])),
  }
  return { ...received, owedPaise: owedOf(received) }
}
