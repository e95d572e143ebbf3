import type { Database } from '#database/client.ts'
import { saleNow } from '#domain/bookings/changes.ts'
import { type RefundWay, splitRefund } from '#domain/bookings/refund-amount.ts'
import { lockDepartures } from '../../departures/seat-store.ts'
import type { BookingNews } from '../booking-news.ts'
import { type Booking, type EventBy, lockBooking } from '../booking-store.ts'
import { carryDetails } from '../guests/details-store.ts'
import { listGuests, present, saveGuestName } from '../guests/guest-store.ts'
import { moveBooking } from '../move-booking.ts'
import { giveBack } from '../refunds/give-back.ts'
import { readRefundable } from '../refunds/read-refundable.ts'
import { addChange, listChanges } from './change-store.ts'
import { hasReceivedSince, saveMovedTo } from './move-store.ts'

/**
 * Holds the booking whose place another takes, with both departures in the order of their keys, so that two who change places don't wait for each other. `moved on` when it no longer
 * has what was carried over; else what is left to do once the new seats are sold.
 */
export async function finishMove(
  tx: Database,
  next: Booking,
  { by, at, news, way }: { by: EventBy; at: Date; news: BookingNews; way?: RefundWay },
): Promise<'moved on' | (() => Promise<void>)> {
  const found = await readPlace(tx, next)
  if (!found) return 'moved on'
  const { old, owedPaise } = found
  await lockDepartures(tx, [old, next])
  return async () => {
    const { reference, guests } = old
    const { carriedPaise } = next
    const { pricePaise } = saleNow(await listChanges(tx, reference), old)
    // What is kept of it is what was paid and is not carried over: what was owed is no longer.
    const keptPaise = Math.max(0, pricePaise - owedPaise - carriedPaise)
    const away = { paise: keptPaise - pricePaise, carriedPaise: -carriedPaise, other: next.reference }
    await addChange(tx, { reference, at, kind: 'moved away', seats: -guests, ...away })
    const party = present(await listGuests(tx, reference))
    await carryDetails(tx, { from: reference, to: next.reference, numbers: party.map(({ n }) => n) })
    const moved = await moveBooking(tx, old, {
      to: 'cancelled',
      by,
      why: { code: 'moved', other: next.reference },
      at,
    })
    if (!moved.ok) throw new Error(`a booking that moved was not ended: ${moved.reason}`)
    await saveMovedTo(tx, { reference, movedTo: next.reference })
    await news.movedAway(tx, old, { to: next.reference, carriedPaise, waivedPaise: owedPaise })
    await bringOver(tx, { old, next, at, way, names: party.map(({ name }) => name) })
  }
}

/** Whether it takes nobody's place, or the place that it would take is still as it was. */
export async function canTakePlace(tx: Database, next: Booking): Promise<boolean> {
  return next.carriesFrom === null || (await readPlace(tx, next)) !== null
}

async function readPlace(
  tx: Database,
  { carriesFrom, carriedPaise, guests, createdAt }: Booking,
): Promise<{ old: Booking; owedPaise: number } | null> {
  const old = carriesFrom === null ? null : await lockBooking(tx, carriesFrom)
  if (old?.status !== 'confirmed' || old.guests !== guests) return null
  // What came for it since would be lost: nobody reckoned with it.
  if (await hasReceivedSince(tx, old.reference, createdAt)) return null
  const { left, owedPaise } = await readRefundable(tx, old)
  return left.onlinePaise + left.walletPaise < carriedPaise ? null : { old, owedPaise }
}

/** Names, and what the old booking paid more than the new one costs: that goes back. */
async function bringOver(
  tx: Database,
  { old, next, at, way, names }: { old: Booking; next: Booking; at: Date; way?: RefundWay; names: string[] },
): Promise<void> {
  const { reference, carriedPaise, totalPaise } = next
  const backPaise = Math.max(0, carriedPaise - totalPaise)
  await addChange(tx, {
    reference,
    at,
    kind: 'moved here',
    seats: 0,
    paise: 0,
    backPaise,
    carriedPaise,
    other: old.reference,
  })
  for (const [i, name] of names.entries()) await saveGuestName(tx, { reference, n: i + 1, name })
  if (backPaise === 0) return
  const refundable = await readRefundable(tx, { ...next, status: 'confirmed' })
  const back =
    way === 'wallet'
      ? { toWalletPaise: backPaise, toOnlinePaise: 0 }
      : splitRefund(backPaise, refundable.left)
  await giveBack(tx, next, refundable, { ...back, why: 'the new date is cheaper', at })
}
