import type { Database, Transaction } from '#database/client.ts'
import { type Clock, startOfDayInIndia } from '#domain/calendar/clock.ts'
import type { DeskMoveForm } from '#domain/desk-bookings/desk-move.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { takeApproval } from '../../approvals/take-approval.ts'
import { writeLog } from '../../audit/write-log.ts'
import type { BookingNews } from '../booking-news.ts'
import { wasMadeByGuest } from '../booking-owner.ts'
import { type Booking, findBooking, findBookingByKey, insertEvent, lockBooking } from '../booking-store.ts'
import { holdPlace, NoSeats } from '../changes/hold-place.ts'
import { listCarriedFrom, listMovesOf } from '../changes/move-store.ts'
import type { Move, MoveWish, NotMovable, ReadMove } from '../changes/read-move.ts'
import { confirmBooking } from '../confirm-booking.ts'
import type { FreeHold, OfferLeft } from '../holds/free-hold.ts'
import { sumSentLately } from '../refunds/refund-state.ts'
import { confirmAtDesk, isDueDay, type NotConfirmed } from './confirm-at-desk.ts'

type StaffActor = Extract<Actor, { kind: 'staff' }>

/** `changed`: another sum than whoever acts was shown. */
export type MovedAtDesk =
  | { ok: true; reference: string }
  | NotMovable
  | NotConfirmed
  | { ok: false; reason: 'changed' | 'needs two persons'; nowPaise: number; backPaise: number }
  | { ok: false; reason: 'not to a wallet' }

/** Moves a booking to another date, or to another trip. The old seats stand until what is dearer is paid, or is owed until a day. */
export type MoveAtDesk = (
  reference: string,
  form: DeskMoveForm,
  by: StaffActor,
  /** The id under which a second person has agreed. */
  approval?: string,
) => Promise<MovedAtDesk>

/** What it would mean, before anything is done; `open` are changes of its date that somebody has begun and not paid. */
export type PreviewDeskMove = (
  reference: string,
  wish: MoveWish,
) => Promise<({ ok: true; takesTwo: boolean; open: number } & Move) | NotMovable>

type Deps = {
  db: Database
  clock: Clock
  news: BookingNews
  readMove: ReadMove
  /** So much of one booking one of the staff gives back within a day. */
  limitPaise: number
}
type Holds = { freeHold: FreeHold; offerLeft: OfferLeft }

/** Rolls the transaction back. */
class Refused extends Error {
  answer: MovedAtDesk
  constructor(answer: MovedAtDesk) {
    super('not moved')
    this.answer = answer
  }
}

const wishOf = ({ trip, departure, package: packageId, keeping }: DeskMoveForm): MoveWish => ({
  tripId: trip,
  departureId: departure,
  packageId,
  keepsNothing: keeping === 'nothing',
})

const keyOf = ({ key }: DeskMoveForm) => `desk-move-${key}`

export function createMoveAtDesk(deps: Deps & Holds): { previewMove: PreviewDeskMove; move: MoveAtDesk } {
  const { db, clock, readMove, limitPaise, freeHold, offerLeft } = deps
  const carryOut = createCarryOutMove(deps)
  return {
    previewMove: async (reference, wish) => {
      const booking = await findBooking(db, reference)
      if (!booking) return { ok: false, reason: 'not movable' }
      const move = await readMove(db, booking, wish)
      if (!move.ok) return move
      const open = (await listMovesOf(db, reference)).length
      const sentPaise = await sumSentOf(db, booking, clock.now())
      const takesTwo = move.backPaise > 0 && sentPaise + move.backPaise > limitPaise
      return { ...move, takesTwo, open }
    },
    move: async (reference, form, by) => {
      if (await findBookingByKey(db, keyOf(form))) return carryOut(reference, form, by)
      // The same form may have come a moment before.
      const others = (moves: Booking[]) =>
        moves.filter(({ idempotencyKey }) => idempotencyKey !== keyOf(form))
      const begun = others(await listMovesOf(db, reference))
      for (const { reference: other } of begun)
        await freeHold(other, { to: 'failed', by, why: 'chose anew', keepSeats: true })
      const moved = await carryOut(reference, form, by)
      for (const { reference: other } of begun) await offerLeft(other)
      return moved
    },
  }
}

/** The same in one transaction, which may be the caller's: of an approval. */
export function createCarryOutMove(deps: Deps): MoveAtDesk {
  const { db } = deps
  return async (reference, form, by, approval) => {
    try {
      return await db.transaction((tx) => carryOut(tx, reference, form, { ...deps, by, approval }))
    } catch (error) {
      if (error instanceof NoSeats) return { ok: false, reason: 'no seats', free: 0 }
      if (error instanceof Refused) return error.answer
      throw error
    }
  }
}

type Doing = Omit<Deps, 'db'> & { by: StaffActor; approval: string | undefined }

async function carryOut(
  tx: Transaction,
  reference: string,
  form: DeskMoveForm,
  doing: Doing,
): Promise<MovedAtDesk> {
  const { clock, readMove, by } = doing
  const at = clock.now()
  const old = await lockBooking(tx, reference)
  // The same form twice moves once.
  const known = await findBookingByKey(tx, keyOf(form))
  if (known?.carriesFrom === reference) return { ok: true, reference: known.reference }
  if (!old || known) return { ok: false, reason: 'not movable' }
  const move = await readMove(tx, old, wishOf(form))
  if (!move.ok) return move
  const { nowPaise, backPaise, keptPaise } = move
  if (nowPaise !== form.nowPaise || backPaise !== form.backPaise)
    return { ok: false, reason: 'changed', nowPaise, backPaise }
  if (backPaise > 0 && form.backWay === 'wallet' && wasMadeByGuest(old))
    return { ok: false, reason: 'not to a wallet' }
  if (!(await isAgreed(tx, old, backPaise, doing)))
    return { ok: false, reason: 'needs two persons', nowPaise, backPaise }
  const booking = await hold(tx, old, move, { form, by, at })
  await settle(tx, booking, move, { form, at, doing })
  await writeLog(tx, at, {
    by,
    what: 'booking moved',
    subject: { kind: 'booking', id: reference },
    before: { startDate: old.terms.startDate },
    after: { startDate: booking.terms.startDate, nowPaise, backPaise, keptPaise },
    why: form.reason,
  })
  return { ok: true, reference: booking.reference }
}

/** Of a booking and of those whose place it took: a sum that goes back in steps is one sum. */
async function sumSentOf(db: Pick<Database, 'select'>, booking: Booking, at: Date): Promise<number> {
  const all = [booking, ...(await listCarriedFrom(db, booking))]
  const sums = await Promise.all(all.map(({ reference }) => sumSentLately(db, reference, at)))
  return sums.reduce((sum, paise) => sum + paise, 0)
}

async function isAgreed(
  tx: Transaction,
  old: Booking,
  backPaise: number,
  { clock, limitPaise, approval }: Doing,
): Promise<boolean> {
  const at = clock.now()
  if (backPaise === 0) return approval === undefined
  if (approval === undefined && (await sumSentOf(tx, old, at)) + backPaise <= limitPaise) return true
  const agreed = { kind: 'part refund', subjectId: old.reference, sumPaise: backPaise } as const
  return takeApproval(tx, approval, agreed, at)
}

async function hold(
  tx: Transaction,
  old: Booking,
  { wanted, carriedPaise }: Move,
  { form, by, at }: { form: DeskMoveForm; by: StaffActor; at: Date },
): Promise<Booking> {
  const byLink = form.nowPaise > 0 && form.pay === 'link'
  const { balance, ...terms } = wanted.terms
  const starts = startOfDayInIndia(terms.startDate).getTime()
  const until = new Date(Math.min(at.getTime() + form.keep * 3600_000, starts))
  // What is paid at the desk says itself what stays owed; a link asks for what has to be paid now.
  const sold = byLink || form.nowPaise === 0 ? wanted.terms : terms
  const move = { carriedPaise, wanted: { ...wanted, terms: sold } }
  const channel = byLink ? 'desk' : old.channel
  const booking = await holdPlace(tx, old, move, { key: keyOf(form), channel, at, until })
  const why = { code: 'takes the place', other: old.reference } as const
  await insertEvent(tx, { reference: booking.reference, at, by, from: null, to: 'held', why })
  return booking
}

/** Sells it at once, or sends the link by which it is paid. */
async function settle(
  tx: Transaction,
  booking: Booking,
  { nowPaise, wanted }: Move,
  { form, at, doing }: { form: DeskMoveForm; at: Date; doing: Doing },
): Promise<void> {
  const { by, news } = doing
  if (nowPaise === 0) {
    const how = { by, why: 'nothing to pay', at, news, way: form.backWay } as const
    const confirmed = await confirmBooking(tx, booking, how)
    if (!confirmed.ok) throw new Error(`a booking was not moved: ${confirmed.reason}`)
    return
  }
  if (form.pay === 'link') return news.payLink(tx, booking, { owedPaise: nowPaise, dueOn: null })
  const { receipt } = form
  const dueOn = form.dueOn ?? wanted.terms.balance?.dueOn ?? null
  if (dueOn !== null && !isDueDay(dueOn, booking, at)) throw new Refused({ ok: false, reason: 'due day' })
  const sold = await confirmAtDesk(tx, booking, { receipt, dueOn, by, at, news })
  if (!sold.ok) throw new Refused(sold)
}
