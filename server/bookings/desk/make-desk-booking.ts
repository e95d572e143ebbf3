import type { Database, Transaction } from '#database/client.ts'
import { type Clock, dateInIndia, startOfDayInIndia } from '#domain/calendar/clock.ts'
import { moreOn, packageAt } from '#domain/departures/date-prices.ts'
import { askHours, type DeskBookingForm } from '#domain/desk-bookings/desk-booking.ts'
import type { Quote } from '#domain/money/price.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { findPackage, packagesOf } from '#domain/trips/package.ts'
import { type PricedParty, partyRefusal, partyTermsOf, pricedParty } from '#domain/trips/party.ts'
import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { AskApproval } from '../../approvals/ask-approval.ts'
import { writeLog } from '../../audit/write-log.ts'
import type { WhichDeparture } from '../../departures/change-departure.ts'
import { type DepartureRow, findDeparture } from '../../departures/departure-store.ts'
import { changeSeats } from '../../departures/seat-store.ts'
import type { BookingNews } from '../booking-news.ts'
import { type Booking, bookingAsPart, findBooking, findBookingByKey, insertEvent } from '../booking-store.ts'
import { bookingOf } from '../holds/new-booking.ts'
import { saleTerms } from '../holds/price-booking.ts'
import { confirmAtDesk, isDueDay, type NotConfirmed } from './confirm-at-desk.ts'
import { type DeskPrice, priceAtDesk } from './desk-price.ts'

type StaffActor = Extract<Actor, { kind: 'staff' }>

export type DeskBookingMade =
  /** `asked`: the approval that its discount waits for. */
  | { ok: true; reference: string; asked: string | null }
  | {
      ok: false
      reason: 'unknown trip' | 'unknown package' | 'no such date' | 'discount too high' | 'not joined'
    }
  /** Why such a party has no price. */
  | { ok: false; reason: 'party'; refusal: string }
  | { ok: false; reason: 'no seats'; freeSeats: number; byPhone: number }
  /** Nobody was shown this price yet. */
  | { ok: false; reason: 'price'; price: DeskPrice }
  /** Somebody wants to ask for what they may give, or give what has to be asked for. */
  | { ok: false; reason: 'needs two persons' | 'needs nobody'; price: DeskPrice }
  | NotConfirmed

export type MakeDeskBooking = (
  which: WhichDeparture,
  form: DeskBookingForm,
  by: StaffActor,
  options: {
    /** The discount is asked for, not given. */
    asks: boolean
    /** The enquiry that it came of, which is won with it. */
    enquiry?: string | null
  },
) => Promise<DeskBookingMade>

type Deps = {
  db: Database
  clock: Clock
  news: BookingNews
  findTrip: (id: string) => Trip | null
  encrypt: (text: string) => string
  /** In a transaction of the caller's. */
  askApprovalIn: (tx: Transaction) => AskApproval
  winEnquiry: WinEnquiry
}

/** Says in the caller's transaction that an enquiry has become a booking. It writes to the log, so it comes last. */
export type WinEnquiry = (
  tx: Transaction,
  won: { reference: string; booking: string; by: Actor; at: Date },
) => Promise<unknown>

/** Rolls the transaction back. */
class Refused extends Error {
  answer: DeskBookingMade
  constructor(answer: DeskBookingMade) {
    super('not made')
    this.answer = answer
  }
}

/** Makes a booking for who calls, writes or stands at the desk: the same seats, terms, papers and mails as on the site. */
export function createMakeDeskBooking(deps: Deps): MakeDeskBooking {
  const { db, clock, findTrip } = deps

  async function read(which: WhichDeparture, form: DeskBookingForm): Promise<Wanted | DeskBookingMade> {
    const trip = findTrip(which.tripId)
    if (!trip) return { ok: false, reason: 'unknown trip' }
    const found = findPackage(packagesOf(trip), form.package)
    if (!found) return { ok: false, reason: 'unknown package' }
    const departure = await findDeparture(db, which)
    const today = dateInIndia(clock.now())
    if (!departure || departure.cancelledAt || departure.startDate <= today)
      return { ok: false, reason: 'no such date' }
    const joins = await joinedOf(db, form.joins, which)
    if (joins === undefined) return { ok: false, reason: 'not joined' }
    const chosen = packageAt(found, moreOn(trip, departure.startDate))
    const terms = partyTermsOf(trip.facts, chosen)
    // How many a package is for is the desk's to decide; what has no price is not.
    const refusal = partyRefusal({ ...terms, smallest: 1, pairs: false }, form)
    if (refusal) return { ok: false, reason: 'party', refusal }
    const party = pricedParty(terms, form)
    const wish = { guests: form.guests, party, overseas: isAbroad(trip), discountPaise: form.discount }
    const price = priceAtDesk(chosen, wish)
    if (!price) return { ok: false, reason: 'discount too high' }
    if (form.shown !== price.quote.totalPaise) return { ok: false, reason: 'price', price }
    return { trip, chosen, party, departure, price, joins }
  }

  return async (which, form, by, { asks, enquiry }) => {
    const known = await findBookingByKey(db, keyOf(form))
    if (known) return { ok: true, reference: known.reference, asked: null }
    const wanted = await read(which, form)
    if ('ok' in wanted) return wanted
    const { price } = wanted
    if (price.needsTwo !== asks)
      return { ok: false, reason: asks ? 'needs nobody' : 'needs two persons', price }
    try {
      return await db.transaction(async (tx) => {
        const made = await makeBooking(tx, { ...deps, wanted, form, by })
        const { reference: booking, createdAt: at } = made.booking
        if (enquiry) await deps.winEnquiry(tx, { reference: enquiry, booking, by, at })
        return { ok: true, reference: made.booking.reference, asked: made.asked }
      })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // The same form may have come before, and has the seats that this one lacks.
      const first = await findBookingByKey(db, keyOf(form))
      return first ? { ok: true, reference: first.reference, asked: null } : error.answer
    }
  }
}

type Wanted = {
  trip: Trip
  chosen: NonNullable<ReturnType<typeof findPackage>>
  party: PricedParty | undefined
  departure: DepartureRow
  price: DeskPrice
  joins: string | null
}

/** The booking whose party they join; undefined where it is of another date, or stands no more. */
async function joinedOf(
  db: Database,
  reference: string,
  { tripId, id }: WhichDeparture,
): Promise<string | null | undefined> {
  if (reference === '') return null
  const joined = await findBooking(db, reference)
  const isSame = joined?.tripId === tripId && joined.departureId === id
  return isSame && joined.status === 'confirmed' ? (joined.joins ?? joined.reference) : undefined
}

const keyOf = ({ key }: DeskBookingForm) => `desk-${key}`

async function makeBooking(
  tx: Transaction,
  { wanted, form, by, ...deps }: Deps & { wanted: Wanted; form: DeskBookingForm; by: StaffActor },
): Promise<{ booking: Booking; asked: string | null }> {
  const { clock, askApprovalIn } = deps
  const at = clock.now()
  const { departure, price } = wanted
  // While a second person decides about the discount the price is the whole one.
  const booking = rowOf(wanted, form, { at, encrypt: deps.encrypt })
  const { tripId, departureId, guests, reference } = booking
  const fromPhone = form.fromPhone ? guests : 0
  const seats = { tripId, departureId, held: guests, sold: 0, fromPhone, today: dateInIndia(at) }
  if (!(await changeSeats(tx, seats, bookingAsPart(tx, booking))))
    throw new Refused({
      ok: false,
      reason: 'no seats',
      freeSeats: departure.free,
      byPhone: departure.soldByPhone ?? departure.soldElsewhere,
    })
  await insertEvent(tx, { reference, at, by, from: null, to: 'held', why: 'booked at the desk' })
  if (!price.needsTwo) {
    const paid = await payAtDesk(tx, booking, { form, by, at, news: deps.news })
    if (paid) throw new Refused(paid)
  }
  await writeLog(tx, at, {
    by,
    what: 'desk booking made',
    subject: { kind: 'booking', id: reference },
    after: {
      guests,
      totalPaise: booking.totalPaise,
      discountPaise: price.needsTwo ? 0 : form.discount,
      fromPhone: form.fromPhone,
    },
    ...(form.discountWhy && { why: form.discountWhy }),
  })
  if (!price.needsTwo) return { booking, asked: null }
  const asked = await askApprovalIn(tx)(
    {
      kind: 'discount',
      subjectId: reference,
      payload: { discountPaise: form.discount },
      sumPaise: form.discount,
      shown: null,
      why: form.discountWhy,
    },
    by,
  )
  if (!asked.ok) throw new Error(`a discount was not asked for: ${asked.reason}`)
  return { booking, asked: asked.id }
}

function rowOf(
  { trip, chosen, party, departure, price, joins }: Wanted,
  form: DeskBookingForm,
  { at, encrypt }: { at: Date; encrypt: (text: string) => string },
): Booking {
  const whole = price.needsTwo
    ? priceAtDesk(chosen, { guests: form.guests, party, overseas: isAbroad(trip), discountPaise: 0 })?.quote
    : price.quote
  const sold = whole as Quote
  const hours = price.needsTwo ? askHours : form.keep
  const until = Math.min(at.getTime() + hours * 3600_000, startOfDayInIndia(departure.startDate).getTime())
  return bookingOf(
    {
      channel: 'desk',
      tripId: trip.id,
      departureId: departure.id,
      packageId: chosen.id,
      guests: form.guests,
      travellerId: null,
      name: form.name,
      email: form.email,
      phone: form.phone,
      pan: isAbroad(trip) && form.pan ? encrypt(form.pan) : null,
      terms: saleTerms(trip, chosen, departure, sold),
      couponCode: null,
      joins,
      totalPaise: sold.totalPaise,
      walletPaise: 0,
      payablePaise: sold.totalPaise,
      idempotencyKey: keyOf(form),
      fingerprint: 'desk',
      heldBy: null,
    },
    { at, until: new Date(until) },
  )
}

/** By the way that was chosen; null when that is done. */
async function payAtDesk(
  tx: Transaction,
  booking: Booking,
  { form, by, at, news }: { form: DeskBookingForm; by: StaffActor; at: Date; news: BookingNews },
): Promise<NotConfirmed | null> {
  if (form.pay === 'link') {
    await news.payLink(tx, booking, { owedPaise: booking.payablePaise, dueOn: null })
    return null
  }
  if (form.dueOn && !isDueDay(form.dueOn, booking, at)) return { ok: false, reason: 'due day' }
  const confirmed = await confirmAtDesk(tx, booking, {
    receipt: form.receipt,
    dueOn: form.dueOn,
    by,
    at,
    news,
  })
  return confirmed.ok ? null : confirmed
}
