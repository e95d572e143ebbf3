import fc from 'fast-check'
import { expect } from 'vitest'
import type { MyBooking } from '../../server/bookings/views/show-my-booking.ts'
import { moveCredit } from '../../server/wallet/wallet-store.ts'
import type { BookingApp } from './booking.ts'
import { asAsha } from './my-bookings.ts'

/**
 * Random lives of a booking, each held against a model at every step: who travels, what was paid and is left, which seats are taken, what papers say. All that a traveller can do
 * to it is drawn by chance, and at its end the booking is cancelled, so that seats are as they were.
 */

type Way = 'as paid' | 'wallet'
export type Step =
  | { do: 'leave'; who: number[]; way: Way }
  | { do: 'friend'; who: number }
  | { do: 'move'; date: number; pays: 'COMPLETED' | 'FAILED' | 'never' }
  | { do: 'pay the rest' }
  | { do: 'invoice' }

export type History = {
  trip: number
  date: number
  guests: number
  children: number
  ownRooms: number
  deposit: boolean
  credit: number
  steps: Step[]
  end: Way
}

const way = fc.constantFrom<Way>('as paid', 'wallet')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('leave' as const),
    who: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }),
    way,
  }),
  fc.record({ do: fc.constant('friend' as const), who: fc.nat(4) }),
  fc.record({
    do: fc.constant('move' as const),
    date: fc.nat(3),
    pays: fc.constantFrom<'COMPLETED' | 'FAILED' | 'never'>('COMPLETED', 'COMPLETED', 'FAILED', 'never'),
  }),
  fc.record({ do: fc.constant('pay the rest' as const) }),
  fc.record({ do: fc.constant('invoice' as const) }),
)

export const histories: fc.Arbitrary<History> = fc.record({
  trip: fc.nat(2),
  date: fc.nat(3),
  guests: fc.integer({ min: 1, max: 4 }),
  children: fc.nat(2),
  ownRooms: fc.nat(2),
  deposit: fc.boolean(),
  credit: fc.constantFrom(0, 0, 1, 5_000, 20_000, 500_000),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
  end: way,
})

/** Far ahead, and near enough that a part is kept. */
const trips = ['lw3', 'f1', 'lw1']
/** What a child pays in the first package of each, and what a room of one's own costs more. */
const partyPrices = [
  { child: 13_500, room: 9_000 },
  { child: 11_725, room: 8_400 },
  { child: 15_600, room: 9_500 },
]
const fee = 500

type Seat = 'adult' | 'child' | 'own room'

type Model = {
  reference: string
  /** Who they are, by the same numbers. */
  seats: Map<number, Seat>
  /** What is left to pay after a deposit, and until when. */
  owed: number
  dueOn: string | null
  /** What each who travels was sold for, in rupees, by number. */
  shares: Map<number, number>
  /** What was paid in all, and has not gone back. */
  net: number
  /** What of it stays with us for those who left. */
  kept: number
  feeTaken: boolean
  days: number
  percent: number
}

type Date4 = { id: string; startDate: string; price: number }

export async function createHistories(app: BookingApp) {
  const asha = await asAsha(app)
  const dates = await Promise.all(trips.map(datesOf))
  let keys = 0

  async function datesOf(trip: string): Promise<Date4[]> {
    const answer = await fetch(`${app.url}/api/trips/${trip}/departures`)
    return ((await answer.json()) as { departures: Date4[] }).departures.slice(0, 4)
  }

  const json = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body
  const show = async (reference: string) => json<MyBooking>(asha.ask('GET', `/bookings/${reference}`))
  const settle = async (reference: string, state: 'COMPLETED' | 'FAILED') => {
    app.phonepe.settleOrder({ merchantOrderId: `${reference}-P1`, state, webhook: true })
    await app.phonepe.webhooksDelivered()
    await app.runDueJobs()
  }

  const priceOf = (seat: Seat, trip: number, price: number) => {
    const { child = 0, room = 0 } = partyPrices[trip] ?? {}
    return seat === 'child' ? child : price + (seat === 'own room' ? room : 0)
  }

  async function book(history: History): Promise<Model | null> {
    const { trip, date, guests, credit } = history
    const children = Math.min(history.children, guests - 1)
    const ownRooms = Math.min(history.ownRooms, guests - children)

    const tripId = trips[trip] ?? ''
    const chosen = dates[trip]?.[date]
    if (!chosen) return null
    const gift = { from: 'credits', to: 'wallet', reference: null, what: 'A gift' } as const
    if (credit > 0)
      await moveCredit(app.database.db, {
        ...gift,
        travellerId: asha.userId,
        amountPaise: credit * 100,
        at: app.clock.now(),
      })
    const { balance } = await json<{ balance: number }>(asha.ask('GET', '/wallet'))
    const party = Array.from({ length: guests }, (_, i): Seat => {
      if (i >= guests - children) return 'child'
      return i >= guests - children - ownRooms ? 'own room' : 'adult'
    })
    const prices = party.map((seat) => priceOf(seat, trip, chosen.price))
    const total = sumOf(prices)
    const used = credit > 0 ? Math.min(balance, total) : 0
    const quarter = Math.floor((total * 25) / 100 + 0.5) - used
    const { days } = termsOf(chosen)
    const deposit = history.deposit && days >= 45 && quarter > 0 && quarter < total - used
    const now = deposit ? quarter : total - used
    const answer = await fetch(`${app.url}/functions/v1/phonepe-payment`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', authorization: `Bearer ${asha.token}` },
      body: JSON.stringify({
        amount: now,
        tripName: 'A trip',
        userDetails: { name: 'Asha Rao', email: 'asha@example.com', phone: '9811000001' },
        booking: {
          tripId,
          packageId: 'standard',
          batchId: chosen.id,
          guests,
          children,
          ownRooms,
          deposit,
          useWallet: credit > 0,
        },
        idempotencyKey: `history-${String(++keys).padStart(16, '0')}`,
      }),
    })
    const { bookingRef, error } = (await answer.json()) as { bookingRef?: string; error?: string }
    if (!bookingRef) throw new Error(`not booked: ${error}`)
    if (now > 0) await settle(bookingRef, 'COMPLETED')
    return {
      reference: bookingRef,
      seats: new Map(party.map((seat, i) => [i + 1, seat])),
      shares: new Map(prices.map((price, i) => [i + 1, price])),
      net: now + used,
      owed: total - used - now,
      dueOn: deposit ? dayBefore(chosen.startDate, 30) : null,
      kept: 0,
      feeTaken: false,
      ...termsOf(chosen),
    }
  }

  const dayBefore = (day: string, days: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) - days * 24 * 3600_000).toISOString().slice(0, 10)

  function termsOf({ startDate }: Date4): Pick<Model, 'days' | 'percent'> {
    const today = Date.parse('2026-11-15T00:00:00Z')
    const days = (Date.parse(`${startDate}T00:00:00Z`) - today) / (24 * 3600_000)
    return { days, percent: days >= 30 ? 100 : days >= 15 ? 75 : days >= 7 ? 50 : days >= 3 ? 25 : 0 }
  }

  /** What the table gives back of a sum, by hand. */
  function given({ days, percent, feeTaken }: Model, sum: number): number {
    return Math.floor((sum * percent) / 100 + 0.5) - (days >= 30 && !feeTaken ? fee : 0)
  }

  const sumOf = (shares: Iterable<number>) => [...shares].reduce((sum, share) => sum + share, 0)

  const acts: {
    [Kind in Step['do']]: (model: Model, step: Step & { do: Kind }, of: History) => Promise<void>
  } = {
    async leave(model, { who, way: back }) {
      const party = [...model.shares.keys()]
      const guests = [...new Set(who.map((i) => party[i % party.length] ?? 1))]
      const ask = () => asha.ask('GET', `/bookings/${model.reference}/leaving?guests=${guests.join(',')}`)
      const stay = [...model.seats].filter(([n]) => !guests.includes(n))
      if (stay.every(([, seat]) => seat === 'child')) return void expect((await ask()).status).toBe(409)
      const sum = sumOf(guests.map((n) => model.shares.get(n) ?? 0))
      const cheaper = given(model, sum)
      const refund = Math.max(0, cheaper - model.owed)
      const shown = await json<{ refund: number }>(ask())
      expect(shown.refund).toBe(refund)
      const done = await asha.ask('POST', `/bookings/${model.reference}/leaving`, {
        guests,
        way: back,
        refund,
      })
      expect(done.status).toBe(200)
      for (const n of guests) {
        model.shares.delete(n)
        model.seats.delete(n)
      }
      model.net -= refund
      model.owed -= cheaper - refund
      model.kept += sum - cheaper
      if (model.days >= 30) model.feeTaken = true
    },
    async friend(model, { who }) {
      const party = [...model.shares.keys()]
      const n = party[who % party.length] ?? 1
      const put = (name: string, instead: boolean) =>
        json<{ guest: number }>(
          asha.ask('PUT', `/bookings/${model.reference}/guests/${n}`, { name, instead }),
        )
      await put('Dev Rao', false)
      const { guest } = await put(
        `Kiran Das ${++keys}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? ''),
        true,
      )
      const share = model.shares.get(n) ?? 0
      model.shares.delete(n)
      model.shares.set(guest, share)
      const seat = model.seats.get(n) ?? 'adult'
      model.seats.delete(n)
      model.seats.set(guest, seat)
    },
    async move(model, { date, pays }, { trip }) {
      const chosen = dates[trip]?.[date]
      const { batchId, carriesFrom } = await show(model.reference)
      if (!chosen || chosen.id === batchId) return
      const paid = model.net - model.kept
      const carried =
        carriesFrom === null && model.days >= 15
          ? paid
          : Math.max(0, given(model, sumOf(model.shares.values())) - model.owed)
      // In the order of their numbers, which is that of the new ones.
      const party = [...model.seats].toSorted(([a], [b]) => a - b).map(([, seat]) => seat)
      const prices = party.map((seat) => priceOf(seat, trip, chosen.price))
      const total = sumOf(prices)
      const isOwedOn = model.dueOn !== null && model.dueOn < chosen.startDate
      const owed = isOwedOn ? Math.min(model.owed, Math.max(0, total - carried)) : 0
      const shown = await json<{ carried: number; now: number; back: number }>(
        asha.ask('GET', `/bookings/${model.reference}/move?departure=${chosen.id}`),
      )
      const [now, back] = [Math.max(0, total - carried) - owed, Math.max(0, carried - total)]
      expect(shown).toMatchObject({ carried, now, back })
      const key = `history-move-${String(++keys).padStart(12, '0')}`
      const answer = await asha.ask('POST', `/bookings/${model.reference}/move`, {
        departure: chosen.id,
        now,
        back,
        key,
      })
      expect(answer.status).toBe(200)
      const { bookingRef, paymentUrl } = (await answer.json()) as {
        bookingRef: string
        paymentUrl: string | null
      }
      if (paymentUrl && pays !== 'COMPLETED') {
        if (pays === 'FAILED') await settle(bookingRef, 'FAILED')
        return
      }
      if (paymentUrl) await settle(bookingRef, 'COMPLETED')
      const old = await show(model.reference)
      expect(old).toMatchObject({ status: 'cancelled', movedTo: bookingRef })
      Object.assign(model, {
        reference: bookingRef,
        seats: new Map(party.map((seat, i) => [i + 1, seat])),
        shares: new Map(prices.map((price, i) => [i + 1, price])),
        net: total - owed,
        owed,
        dueOn: owed > 0 ? model.dueOn : null,
        kept: 0,
        feeTaken: false,
        ...termsOf(chosen),
      })
    },
    async 'pay the rest'(model) {
      const { reference, owed } = model
      const opened = await fetch(`${app.url}/pay/launch/${reference}`, { redirect: 'manual' })
      expect(opened.status).toBe(303)
      if (owed === 0) return void expect(opened.headers.get('location')).toBe(`/pay/return/${reference}`)
      const order = app.phonepe.orders().findLast((one) => one.merchantOrderId.startsWith(`${reference}-`))
      expect(order?.amount).toBe(owed * 100)
      app.phonepe.settleOrder({
        merchantOrderId: order?.merchantOrderId ?? '',
        state: 'COMPLETED',
        webhook: true,
      })
      await app.phonepe.webhooksDelivered()
      await app.runDueJobs()
      Object.assign(model, { net: model.net + owed, owed: 0, dueOn: null })
    },
    async invoice({ reference }) {
      const details = { name: 'Asha Rao', address: '14 Lake Road', pinCode: '560001', state: 'Karnataka' }
      const { status } = await asha.ask('PUT', `/bookings/${reference}/invoice-details`, details)
      expect([200, 409]).toContain(status)
    },
  }

  async function compare({ reference, shares, seats, net, owed, kept }: Model): Promise<void> {
    const { party, guests, totalNow, desk } = await show(reference)
    expect(desk?.owed ?? 0).toBe(owed)
    const kinds = party.map(({ n, kind }) => [n, kind] as const)
    for (const [n, kind] of kinds) expect(kind === 'child').toBe(seats.get(n) === 'child')
    expect(party.map(({ n }) => n).toSorted()).toEqual([...shares.keys()].toSorted())
    expect([guests, totalNow]).toEqual([shares.size, sumOf(shares.values()) + kept])
    const { rows } = await app.database.pool.query<{ net: number; papers: number | null }>(
      `select (
        coalesce((select sum(amount_paise) from payments where reference = $1 and state = 'completed'), 0)
        + coalesce((select sum(amount_paise * (case when to_account = 'sales' then 1 else -1 end)) from wallet_entries where reference = $1 and 'sales' in (from_account, to_account)), 0)
        + coalesce((select sum(carried_paise) from booking_changes where reference = $1), 0)
        - coalesce((select sum(amount_paise) from refunds where reference = $1 and attempt = 1), 0))::float / 100 as net,
        (select sum((content #>> '{amounts,totalPaise}')::bigint * (case when kind in ('tax invoice', 'receipt') then 1 else -1 end)) from papers where reference = $1)::float / 100 as papers`,
      [reference],
    )
    expect(rows[0]?.net).toBe(net)
    // They say what is owed too.
    expect(rows[0]?.papers ?? net + owed).toBe(net + owed)
  }

  /** Lives one, and leaves all seats as they were. */
  return async (history: History): Promise<void> => {
    const model = await book(history)
    if (!model) return
    await compare(model)
    for (const step of history.steps) {
      await (acts[step.do] as (model: Model, step: Step, of: History) => Promise<void>)(model, step, history)
      await compare(model)
    }
    const refund = Math.max(0, given(model, sumOf(model.shares.values())) - model.owed)
    const body = { way: history.end, refund }
    expect((await asha.ask('POST', `/bookings/${model.reference}/cancel`, body)).status).toBe(200)
  }
}
