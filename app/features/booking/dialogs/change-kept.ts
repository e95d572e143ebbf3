import { joining } from '#app/features/booked/joining.ts'
import { keepPass } from '#app/features/booked/tab-passes.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import type { Hold } from '#domain/bookings/payment-request.ts'
import { isStillHeld, type KeptWish, keptWishes, type OpenPayment, type Wish } from '../kept-wishes.ts'
import { openDraft } from '../open-draft.ts'

/** The wish with the key under which it is sent. A wish that differs from the last takes its place, and frees what is held for it. */
export function keepWish(wish: Wish): KeptWish & { idempotencyKey: string } {
  const last = keptWishes.get()[wish.booking.tripId]
  const isSame = last?.idempotencyKey && JSON.stringify(last.wish) === JSON.stringify(wish)
  const kept: KeptWish & { idempotencyKey: string } = isSame
    ? { ...last, idempotencyKey: last.idempotencyKey as string }
    : { wish, idempotencyKey: newKey(), replaces: heldBefore(last), open: null }
  change(wish.booking.tripId, kept)
  return kept
}

/** Back to choose anew: the payment is no longer followed, and the next one frees its seats. */
export function letGo(tripId: string): void {
  const kept = keptWishes.get()[tripId]
  if (!kept?.open) return
  const { wish, open } = kept
  change(tripId, { wish, idempotencyKey: null, open: null, held: open })
}

/** What the last wish holds, or else one for another trip that was let go. */
function heldBefore(last: KeptWish | undefined): KeptWish['replaces'] {
  const held =
    last?.open ?? last?.held ?? Object.values(keptWishes.get()).find((kept) => isStillHeld(kept))?.held
  return held ? { bookingRef: held.bookingRef, statusToken: held.statusToken } : last?.replaces
}

/** PhonePe has the order. Whatever this one took the place of is freed. */
export function noteOpened(tripId: string, idempotencyKey: string, open: OpenPayment): void {
  noteFreed(keptWishes.get()[tripId]?.replaces?.bookingRef)
  // From now on the payment is what a reload goes on with.
  openDraft.set(null)
  // Meanwhile another wish may have taken its place.
  changeSame(tripId, idempotencyKey, { open, held: undefined })
}

/** Its window was closed, or opened again. */
export function noteWindow(tripId: string, isWindowClosed: boolean): void {
  const kept = keptWishes.get()[tripId]
  if (kept?.open) change(tripId, { ...kept, isWindowClosed })
}

/** PhonePe did not answer: the same wish goes on, and another one frees its seats. */
export function noteHeld(tripId: string, idempotencyKey: string, held: Hold): void {
  changeSame(tripId, idempotencyKey, { held })
}

/** The next try is another, and what this one was to replace can't be replaced. */
export function dropKey(tripId: string, idempotencyKey: string): void {
  noteFreed(keptWishes.get()[tripId]?.replaces?.bookingRef)
  changeSame(tripId, idempotencyKey, { idempotencyKey: null, replaces: undefined })
}

function noteFreed(bookingRef: string | undefined): void {
  for (const [tripId, kept] of Object.entries(keptWishes.get()))
    if (bookingRef && kept.held?.bookingRef === bookingRef) change(tripId, { ...kept, held: undefined })
}

/** Settled: a wish that came to nothing is kept for another try, any other is done with. What a guest has booked, this tab may open. */
export function noteSettled(bookingRef: string, status: BookingStatus | 'gone'): void {
  for (const [tripId, kept] of Object.entries(keptWishes.get())) {
    if (kept.open?.bookingRef !== bookingRef) continue
    const { wish, open } = kept
    if (status === 'confirmed' && wish.userId === null)
      keepPass({ reference: bookingRef, statusToken: open.statusToken, phone: wish.userDetails.phone })
    if (status === 'confirmed' && wish.booking.joins) joining.set(null)
    const again = status === 'failed' || status === 'expired'
    change(tripId, again ? { wish, idempotencyKey: null, open: null } : null)
  }
}

function changeSame(tripId: string, idempotencyKey: string, changes: Partial<KeptWish>): void {
  const kept = keptWishes.get()[tripId]
  if (kept?.idempotencyKey === idempotencyKey) change(tripId, { ...kept, ...changes })
}

function change(tripId: string, kept: KeptWish | null): void {
  const { [tripId]: _, ...others } = keptWishes.get()
  keptWishes.set(kept ? { ...others, [tripId]: kept } : others)
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
