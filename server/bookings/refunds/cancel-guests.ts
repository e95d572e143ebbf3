import type { Database, Transaction } from '#database/client.ts'
import {
  asCredit,
  type GuestsRefund,
  guestsRefundOn,
  type RefundWay,
} from '#domain/bookings/refund-amount.ts'
import { countParty } from '#domain/bookings/say-party.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { isOperator } from '#domain/staff/actor-facts.ts'
import { isByTwos } from '#domain/trips/by-twos.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { takeApproval } from '../../approvals/take-approval.ts'
import { writeLog } from '../../audit/write-log.ts'
import { changeSeats } from '../../departures/seat-store.ts'
import { offerFreeSeats } from '../../departures/waiting/offer-seats.ts'
import type { BookingNews } from '../booking-news.ts'
import { wasMadeByGuest } from '../booking-owner.ts'
import { type Booking, findBooking, insertEvent, lockBooking } from '../booking-store.ts'
import { addChange } from '../changes/change-store.ts'
import { type BookingGuest, endGuests, listGuests, present, saveGuestCount } from '../guests/guest-store.ts'
import { readParty } from '../guests/read-party.ts'
import { saveOwed } from '../payments/note-received.ts'
import { giveBack } from './give-back.ts'
import { type RefundableBooking, readRefundable } from './read-refundable.ts'
import { sumSentLately } from './refund-state.ts'

/** `no adult`: children would be left alone. `all`: whoever wants to take everybody off cancels the booking. `changed`: not what whoever acts was shown, so nothing is done. */
export type GuestsCancelled =
  | { ok: true; toWalletPaise: number; toOnlinePaise: number; owedPaise: number }
  | {
      ok: false
      reason: 'not confirmed' | 'departed' | 'not to a wallet' | 'unknown guest' | 'all' | 'no adult'
    }
  | { ok: false; reason: 'changed' | 'needs two persons'; refundPaise: number }

type CancelGuestsWish = {
  by: Actor
  /** Their numbers on the booking. */
  guests: number[]
  way: RefundWay
  /** What whoever acts was shown; null when nobody was. */
  shownPaise: number | null
  /** What staff wrote for the log. */
  reason?: string
  /** The id under which a second person has agreed. */
  approval?: string
}

/** Some of a party can't come: their seats, what comes back of their part of the price, the papers about it and the mail are one transaction. */
export type CancelGuests = (reference: string, wish: CancelGuestsWish) => Promise<GuestsCancelled>

/** What comes back for these guests today; null where they can't be taken off. `leftAlone`: two share what is sold, and an odd number would stay. */
export type PreviewGuests = (
  reference: string,
  guests: number[],
) => Promise<(GuestsRefund & { owedPaise: number; leftAlone: boolean }) | null>

type Deps = {
  db: Database
  clock: Clock
  news: BookingNews
  limitPaise: number
  findTrip: (id: string) => Trip | null
}

type Leaving = { booking: Booking; guests: BookingGuest[]; refundable: RefundableBooking; due: GuestsRefund }

export function createCancelGuests(deps: Deps): { cancelGuests: CancelGuests; previewGuests: PreviewGuests } {
  const { db, clock } = deps
  return {
    previewGuests: async (reference, guests) => {
      const found = await readLeaving(db, await findBooking(db, reference), guests, clock.now())
      if (!found.ok) return null
      const { booking, due, refundable } = found
      const stay = booking.guests - found.guests.length
      const leftAlone = stay % 2 !== 0 && isByTwos(deps.findTrip(booking.tripId), booking.packageId)
      return { ...due, owedPaise: refundable.owedPaise, leftAlone }
    },
    cancelGuests: (reference, wish) =>
      db.transaction(async (tx) => {
        const at = clock.now()
        const found = await readLeaving(tx, await lockBooking(tx, reference), wish.guests, at)
        if (!found.ok) return found
        if (wish.way === 'wallet' && wasMadeByGuest(found.booking))
          return { ok: false, reason: 'not to a wallet' }
        const { refundPaise } = found.due
        if (wish.shownPaise !== null && wish.shownPaise !== refundPaise)
          return { ok: false, reason: 'changed', refundPaise }
        if (!(await isAgreed(tx, found, wish, { at, limitPaise: deps.limitPaise })))
          return { ok: false, reason: 'needs two persons', refundPaise }
        return takeOff(tx, found, wish, { at, news: deps.news })
      }),
  }
}

/** What taking them off would do, or why they can't be taken off. */
async function readLeaving(
  db: Pick<Database, 'select'>,
  booking: Booking | null,
  numbers: number[],
  at: Date,
): Promise<({ ok: true } & Leaving) | (GuestsCancelled & { ok: false })> {
  if (booking?.status !== 'confirmed') return { ok: false, reason: 'not confirmed' }
  const party = present(await listGuests(db, booking.reference))
  const guests = party.filter(({ n }) => numbers.includes(n))
  if (guests.length === 0 || guests.length !== new Set(numbers).size)
    return { ok: false, reason: 'unknown guest' }
  if (guests.length === party.length) return { ok: false, reason: 'all' }
  const stay = party.filter((guest) => !guests.includes(guest))
  if (stay.every(({ kind }) => kind === 'child')) return { ok: false, reason: 'no adult' }
  const refundable = await readRefundable(db, booking)
  const sharePaise = guests.reduce((sum, guest) => sum + guest.sharePaise, 0)
  const due = guestsRefundOn(refundable, sharePaise, dateInIndia(at))
  return due ? { ok: true, booking, guests, refundable, due } : { ok: false, reason: 'departed' }
}

/** Above what one of the staff gives back within a day it takes a second person. */
async function isAgreed(
  tx: Transaction,
  { booking: { reference }, due: { refundPaise } }: Leaving,
  { by, approval }: CancelGuestsWish,
  { at, limitPaise }: { at: Date; limitPaise: number },
): Promise<boolean> {
  if (by.kind !== 'staff') return true
  if ((await sumSentLately(tx, reference, at)) + refundPaise <= limitPaise) return true
  const agreed = { kind: 'booking cancelled', subjectId: reference, sumPaise: refundPaise } as const
  return takeApproval(tx, approval, agreed, at)
}

async function takeOff(
  tx: Transaction,
  { booking, guests, refundable, due }: Leaving,
  { by, way, reason }: CancelGuestsWish,
  { at, news }: { at: Date; news: BookingNews },
): Promise<GuestsCancelled & { ok: true }> {
  const { reference, tripId, departureId, status } = booking
  const { pricePaise, feePaise } = due
  const { refundPaise, toWalletPaise, toOnlinePaise } = way === 'wallet' ? asCredit(due) : due
  const back = { toWalletPaise, toOnlinePaise }
  const seats = -guests.length
  // Seats before credit, as when seats are held: nobody then waits for the other in a circle.
  const seated = await changeSeats(tx, { tripId, departureId, held: 0, sold: seats, today: dateInIndia(at) })
  if (!seated) throw new Error('seats of guests who left were not freed')
  await offerFreeSeats(tx, booking, at)
  const now = { ...booking, guests: booking.guests + seats }
  await saveGuestCount(tx, now)
  const numbers = guests.map(({ n }) => n)
  await endGuests(tx, { reference, numbers, ended: 'left', at })
  const change = { paise: -pricePaise, backPaise: refundPaise, feePaise, guests: numbers }
  await addChange(tx, { reference, at, kind: 'guests left', seats, ...change })
  const byHandPaise = await giveBack(tx, booking, refundable, { ...back, why: 'guests left the booking', at })
  const owed = await saveOwed(tx, now)
  const why = { code: 'guests taken off', guests: guests.length } as const
  await insertEvent(tx, {
    reference,
    at,
    by: by.kind === 'traveller' ? 'traveller' : by,
    from: status,
    to: status,
    why,
  })
  await news.guestsCancelled(tx, booking, {
    left: countParty(guests),
    stay: await readParty(tx, now),
    ...back,
    byHandPaise,
    waivedPaise: refundable.owedPaise - owed.owedPaise,
    ...owed,
    byOperator: isOperator(by),
  })
  if (isOperator(by))
    await writeLog(tx, at, {
      by,
      what: 'guests cancelled',
      subject: { kind: 'booking', id: reference },
      before: { guests: booking.guests },
      after: { guests: now.guests, ...back, owedPaise: owed.owedPaise },
      why: reason,
    })
  return { ok: true, ...back, owedPaise: owed.owedPaise }
}
