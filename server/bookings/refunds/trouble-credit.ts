import type { Database } from '#database/client.ts'
import { troubleCreditBelowDays, troubleCreditPerGuest } from '#domain/bookings/our-cancellation.ts'
import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { toPaise } from '#domain/money/money.ts'
import { moveCredit } from '../../wallet/wallet-store.ts'
import type { Booking } from '../booking-store.ts'

/** What we give for the trouble when we cancel on that day in India. */
export function troubleCreditOf({ terms, guests }: Booking, today: string): number {
  const late = daysBetween(today, terms.startDate) < troubleCreditBelowDays
  return late ? toPaise(troubleCreditPerGuest) * guests : 0
}

/** Puts it into the owner's wallet, in the caller's transaction. That of a guest's booking waits until it is claimed. */
export async function giveTroubleCredit(tx: Database, booking: Booking, at: Date): Promise<void> {
  const { travellerId, troubleCreditPaise: amountPaise, reference } = booking
  if (!travellerId) return
  const what = 'trouble'
  await moveCredit(tx, { travellerId, from: 'credits', to: 'wallet', amountPaise, reference, what, at })
}
