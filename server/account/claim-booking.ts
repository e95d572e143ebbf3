import type { Database } from '#database/client.ts'
import { isProofOf, mostClaimTries } from '#domain/bookings/claim-form.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { BookingNews } from '../bookings/booking-news.ts'
import {
  type Booking,
  countClaimTry,
  findBookingByClaim,
  insertEvent,
  lockUnclaimed,
  saveClaim,
} from '../bookings/booking-store.ts'
import { giveTroubleCredit } from '../bookings/refunds/trouble-credit.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import type { SignedOut, WriteAsTraveller } from './write-as-traveller.ts'

export type Claimed =
  | { ok: true; reference: string }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'wrong'; triesLeft: number }

/**
 * Makes a guest's booking the account's. The phone was only typed and may be another's, so whoever has it must also say what else the booking was made
 * with; each wrong answer counts for every booking of that number.
 */
export type ClaimBooking = (
  traveller: Traveller,
  claim: { claimId: string; proof: string },
) => Promise<Claimed | SignedOut>

export function createClaimBooking(deps: {
  writeAsTraveller: WriteAsTraveller
  clock: Clock
  news: Pick<BookingNews, 'claimed'>
}): ClaimBooking {
  const { writeAsTraveller, clock, news } = deps

  async function hand(tx: Database, unclaimed: Booking, travellerId: string): Promise<void> {
    const at = clock.now()
    const { reference, status } = unclaimed
    const booking = { ...unclaimed, travellerId, claimedAt: at }
    await saveClaim(tx, booking)
    await insertEvent(tx, {
      reference,
      at,
      by: 'traveller',
      from: status,
      to: status,
      why: 'claimed',
    })
    await giveTroubleCredit(tx, booking, at)
    await news.claimed(tx, booking)
  }

  return (traveller, { claimId, proof }) =>
    writeAsTraveller(traveller, async (tx, phone) => {
      const booking = (await lockUnclaimed(tx, phone)).find((one) => one.claimId === claimId)
      if (!booking) {
        // The answer to the first try may have been lost.
        const claimed = await findBookingByClaim(tx, claimId)
        return claimed?.travellerId === traveller.id
          ? { ok: true, reference: claimed.reference }
          : { ok: false, reason: 'unknown' }
      }
      const left = mostClaimTries - booking.claimTries
      if (left > 0 && isProofOf(proof, booking)) {
        await hand(tx, booking, traveller.id)
        return { ok: true, reference: booking.reference }
      }
      if (left > 0) await countClaimTry(tx, phone)
      return { ok: false, reason: 'wrong', triesLeft: Math.max(0, left - 1) }
    })
}
