import type { Database, Transaction } from '#database/client.ts'
import { holdMinutes } from '#domain/bookings/hold.ts'
import { payNowOf } from '#domain/bookings/pay-now.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { BookingNews } from '../booking-news.ts'
import { type Booking, findBooking, findBookingByKey, insertEvent, lockBooking } from '../booking-store.ts'
import { confirmBooking } from '../confirm-booking.ts'
import type { FreeHold, OfferLeft } from '../holds/free-hold.ts'
import type { OpenOrder } from '../payments/open-order.ts'
import type { Payment } from '../payments/payment-store.ts'
import { placeOrder } from '../payments/place-order.ts'
import { holdPlace, NoSeats } from './hold-place.ts'
import { listMovesOf } from './move-store.ts'
import type { Move, MoveWish, NotMovable, ReadMove } from './read-move.ts'

/** `changed`: another sum than whoever acts was shown. `unavailable`: PhonePe refused to open the payment. */
export type MoveStarted =
  /** `toPay`: where the difference is paid; null when it is done. */
  | { ok: true; reference: string; toPay: string | null }
  | NotMovable
  | { ok: false; reason: 'changed'; nowPaise: number; backPaise: number }
  | { ok: false; reason: 'unavailable' }

type StartWish = MoveWish & {
  by: Actor
  /** Made by the page, once for each wish. */
  key: string
  shown: { nowPaise: number; backPaise: number }
}

/**
 * Moves a booking to another date. A new booking holds the new seats, and the old one stands until the difference is paid; where there is none, both happen at once.
 */
export type StartMove = (reference: string, wish: StartWish) => Promise<MoveStarted>

/** What it would mean, before anything is done. */
export type PreviewMove = (reference: string, wish: MoveWish) => Promise<({ ok: true } & Move) | NotMovable>

type Deps = {
  db: Database
  clock: Clock
  news: BookingNews
  readMove: ReadMove
  freeHold: FreeHold
  offerLeft: OfferLeft
  openOrder: OpenOrder
}

export function createMoveBooking(deps: Deps): { previewMove: PreviewMove; startMove: StartMove } {
  const { db, clock, readMove, freeHold, offerLeft, openOrder } = deps
  return {
    previewMove: async (reference, wish) => {
      const booking = await findBooking(db, reference)
      return booking ? readMove(db, booking, wish) : { ok: false, reason: 'not movable' }
    },
    startMove: async (reference, wish) => {
      const known = await findBookingByKey(db, wish.key)
      if (known)
        return known.carriesFrom === reference ? answerFor(known) : { ok: false, reason: 'not movable' }
      const replaced = await listMovesOf(db, reference)
      for (const started of replaced)
        await freeHold(started.reference, {
          to: 'failed',
          by: 'traveller',
          why: 'chose anew',
          keepSeats: true,
        })
      const held = await holdNew(reference, wish, deps)
      for (const started of replaced) await offerLeft(started.reference)
      if (!held.ok) {
        // The same wish may have been let in a moment before.
        const first = await findBookingByKey(db, wish.key)
        return first?.carriesFrom === reference ? answerFor(first) : held
      }
      if (held.order && (await openOrder(held.booking, held.order)) === 'refused')
        return { ok: false, reason: 'unavailable' }
      return answerFor(held.booking)
    },
  }

  function answerFor(booking: Booking): MoveStarted {
    const { reference, status, holdExpiresAt } = booking
    const open = (status === 'held' || status === 'awaiting_payment') && holdExpiresAt > clock.now()
    return { ok: true, reference, toPay: open ? `/pay/launch/${reference}` : null }
  }
}

async function holdNew(
  reference: string,
  wish: StartWish,
  deps: Deps,
): Promise<Held | (MoveStarted & { ok: false })> {
  try {
    return await deps.db.transaction((tx) => hold(tx, reference, wish, deps))
  } catch (error) {
    if (!(error instanceof NoSeats)) throw error
    return { ok: false, reason: 'no seats', free: 0 }
  }
}

type Held = { ok: true; booking: Booking; order: Payment | null }

async function hold(
  tx: Transaction,
  reference: string,
  wish: StartWish,
  { clock, news, readMove }: Deps,
): Promise<Held | (MoveStarted & { ok: false })> {
  const at = clock.now()
  const old = await lockBooking(tx, reference)
  if (!old) return { ok: false, reason: 'not movable' }
  const move = await readMove(tx, old, wish)
  if (!move.ok) return move
  const { nowPaise, backPaise, carriedPaise, wanted } = move
  if (nowPaise !== wish.shown.nowPaise || backPaise !== wish.shown.backPaise)
    return { ok: false, reason: 'changed', nowPaise, backPaise }
  const until = new Date(at.getTime() + holdMinutes * 60_000)
  const booking = await holdPlace(
    tx,
    old,
    { wanted, carriedPaise },
    { key: wish.key, channel: old.channel, at, until },
  )
  const by = wish.by.kind === 'traveller' ? 'traveller' : wish.by
  const why = { code: 'takes the place', other: reference } as const
  const event = { reference: booking.reference, at, by, from: null, to: 'held', why } as const
  const amountPaise = payNowOf(booking)
  if (amountPaise > 0)
    return { ok: true, booking, order: await placeOrder(tx, booking, { amountPaise, attempt: 1, at, event }) }
  await insertEvent(tx, event)
  const confirmed = await confirmBooking(tx, booking, { by, why: 'nothing to pay', at, news })
  if (!confirmed.ok) throw new Error(`a booking was not moved: ${confirmed.reason}`)
  return { ok: true, booking: { ...booking, status: 'confirmed' }, order: null }
}
