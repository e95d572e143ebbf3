import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { type KeptWish, keptWishes, type OpenPayment, type Wish } from '../kept-wishes.ts'

/** The wish with the key under which it is sent. A wish that differs from the last takes its place, and frees its seats. */
export function keepWish(wish: Wish): KeptWish & { idempotencyKey: string } {
  const last = keptWishes.get()[wish.booking.tripId]
  const isSame = last?.idempotencyKey && JSON.stringify(last.wish) === JSON.stringify(wish)
  const kept: KeptWish & { idempotencyKey: string } = isSame
    ? { ...last, idempotencyKey: last.idempotencyKey as string }
    : { wish, idempotencyKey: newKey(), replaces: replacedBy(last), open: null }
  change(wish.booking.tripId, kept)
  return kept
}

/** Back to choose anew: the payment is no longer followed, and the next one frees its seats. */
export function letGo(tripId: string): void {
  const kept = keptWishes.get()[tripId]
  if (!kept?.open) return
  const { wish, open } = kept
  const heldUntil = open.holdExpiresAt
  change(tripId, { wish, idempotencyKey: null, replaces: replacedBy(kept), open: null, heldUntil })
}

function replacedBy(last: KeptWish | undefined): KeptWish['replaces'] {
  if (!last?.open) return last?.replaces
  const { bookingRef, statusToken } = last.open
  return { bookingRef, statusToken }
}

export function noteOpened(tripId: string, idempotencyKey: string, open: OpenPayment): void {
  const kept = keptWishes.get()[tripId]
  // Meanwhile another wish may have taken its place.
  if (kept?.idempotencyKey === idempotencyKey) change(tripId, { ...kept, open })
}

/** Settled: a wish that came to nothing is kept for another try, any other is done with. */
export function noteSettled(bookingRef: string, status: BookingStatus | 'gone'): void {
  for (const [tripId, kept] of Object.entries(keptWishes.get())) {
    if (kept.open?.bookingRef !== bookingRef) continue
    const again = status === 'failed' || status === 'expired'
    change(tripId, again ? { wish: kept.wish, idempotencyKey: null, open: null } : null)
  }
}

function change(tripId: string, kept: KeptWish | null): void {
  const { [tripId]: _, ...others } = keptWishes.get()
  keptWishes.set(kept ? { ...others, [tripId]: kept } : others)
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
