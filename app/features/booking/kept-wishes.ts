import { createStore } from '#app/ui/create-store.ts'
import type {
  Hold,
  PaymentAnswer,
  PaymentRequest,
  TravelerDetails,
} from '#domain/bookings/payment-request.ts'

/** What a traveller wants to pay for, with the words for it. `amount` is in rupees, after coupon and wallet credit. */
export type Wish = {
  amount: number
  tripName: string
  userDetails: TravelerDetails
  booking: Omit<PaymentRequest['booking'], 'replaces'>
  startDate: string
  endDate: string
  /** What it was made of, as the summary showed it. */
  lines: { label: string; paise: number }[]
  /** What is paid after the deposit, in rupees, and until when. */
  later?: { amount: number; dueOn: string }
  /** The wallet credit in it, in rupees. */
  credit: number
  /** Whose it is; null for a guest. */
  userId: string | null
}

/** A payment that was opened and is not settled yet. */
export type OpenPayment = Omit<PaymentAnswer & { success: true }, 'success'>

export type KeptWish = {
  wish: Wish
  /** The same wish, however often it is sent, is one booking. Null once that has ended without one: the next try is another. */
  idempotencyKey: string | null
  replaces?: PaymentRequest['booking']['replaces']
  open: OpenPayment | null
  /** Seats and credit that wait for the next try: PhonePe did not answer, or the payment was let go. */
  held?: Hold
  /** Its window was closed before anything was settled. */
  isWindowClosed?: boolean
}

/**
 * By trip, for this tab alone: a page that was reloaded or thrown out of memory while its traveller paid finds the
 * payment again, and one that failed is tried again with all details kept.
 */
export const keptWishes = createStore<Record<string, KeptWish>>(
  {},
  {
    key: 'kafila.payments',
    save: (all) =>
      Object.fromEntries(Object.entries(all).map(([tripId, kept]) => [tripId, withoutPan(kept)])),
    restore: (saved) =>
      Object.fromEntries(
        Object.entries(saved as Record<string, KeptWish>)
          .filter(([, kept]) => isWhole(kept))
          .map(([tripId, kept]) => [tripId, { ...kept, wish: withLines(kept.wish) }]),
      ),
  },
)

/** A PAN is not left behind in the browser: it is in the booking, or is asked for again. */
function withoutPan({ wish, ...kept }: KeptWish): KeptWish {
  const { pan: _, ...userDetails } = wish.userDetails
  return { ...kept, wish: { ...wish, userDetails } }
}

/** What is held for this tab, and free to whoever chooses anew in it. */
export function isStillHeld({ held }: KeptWish): boolean {
  return held !== undefined && Date.parse(held.holdExpiresAt) > Date.now()
}

/** A tab that was open before there were lines knows none. */
function withLines(wish: Wish): Wish {
  return { ...wish, endDate: wish.endDate ?? wish.startDate, lines: wish.lines ?? [] }
}

function isWhole({ wish, open }: KeptWish): boolean {
  const isText = (value: unknown) => typeof value === 'string'
  return (
    isText(wish.userDetails.name) && isText(wish.booking.batchId) && (!open || isText(open.holdExpiresAt))
  )
}
