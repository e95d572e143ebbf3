import { expect } from 'vitest'
import type { BookingNews } from '../../server/bookings/booking-news.ts'
import { createFreeHold } from '../../server/bookings/holds/free-hold.ts'
import { createCancelBooking } from '../../server/bookings/refunds/cancel-booking.ts'
import { createLeaveLine } from '../../server/waiting/leave-line.ts'
import type { BookingApp } from './booking.ts'
import { freeOf, join, partiesOf, sellOut } from './waiting.ts'

/** Numbers by chance that come back with the same seed. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Of whom nobody is told. */
const nobodyHears = new Proxy({} as BookingNews, { get: () => () => Promise.resolve() })

/** Cancels a booking as the operator does. */
export function createCancel({ database, clock }: BookingApp): (reference: string) => Promise<void> {
  const cancelBooking = createCancelBooking({ db: database.db, clock, news: nobodyHears, limitPaise: 0 })
  return async (reference) => {
    const wish = {
      by: { kind: 'command line' },
      why: 'cancelled for the traveller',
      way: 'as paid',
      shownPaise: null,
    } as const
    expect(await cancelBooking(reference, wish)).toMatchObject({ ok: true })
  }
}

/**
 * So many parties ask for places, and so many seats come free at random, some at once, while offers lapse and are left. After every step: who was offered seats was the oldest that fitted, no
 * party has more or fewer seats than it asked for, and no seat is free that somebody waits for.
 */
export async function waitAndFree(
  app: BookingApp,
  round: { parties: number; seats: number; seed: number; tripId: string; date: number },
): Promise<{ asked: number; given: number }> {
  const { db, pool } = app.database
  const { clock } = app
  const draw = chance(round.seed)
  const { which, path, references } = await sellOut(app, { ...round, parties: Array(round.seats).fill(1) })
  const freeHold = createFreeHold({ db, clock })
  const leaveLine = createLeaveLine({ db, clock })
  const cancel = createCancel(app)
  const byHand = { line: [] as { id: string; seats: number }[], free: 0, given: 0, asked: 0 }

  /** What should follow when so many seats come free at one moment. */
  function give(seats: number): void {
    byHand.free += seats
    byHand.line = byHand.line.filter((party) => {
      if (party.seats > byHand.free) return true
      byHand.free -= party.seats
      byHand.given++
      return false
    })
  }

  async function fillLine(): Promise<void> {
    while (byHand.asked < round.parties) {
      const seats = Math.min(round.seats, 1 + draw(4))
      const { status } = await join(app, path, { seats: String(seats) })
      // The line is full, or so many could book at once.
      if (status !== 303) return
      byHand.asked++
      byHand.line.push({ id: (await partiesOf(app, which)).at(-1)?.id ?? '', seats })
    }
  }

  async function compare(): Promise<void> {
    const rows = await partiesOf(app, which)
    const waiting = rows.filter(({ state }) => state === 'waiting').map(({ id }) => id)
    expect([waiting, await freeOf(app, which)]).toEqual([byHand.line.map(({ id }) => id), byHand.free])
    expect(rows.filter(({ reference }) => reference !== null)).toHaveLength(byHand.given)
    const torn = 'select from waiting join bookings using (reference) where waiting.seats <> bookings.guests'
    expect((await pool.query(torn)).rowCount).toBe(0)
  }

  await fillLine()
  while (references.length > 0) {
    const leaving = references.splice(0, 1 + draw(3))
    await Promise.all(leaving.map(cancel))
    for (const _ of leaving) give(1)
    await compare()
    const offered = (await partiesOf(app, which)).filter(({ state }) => state === 'offered')
    for (const { id, reference, seats } of offered.filter(() => draw(3) === 0)) {
      if (draw(2) === 0) await leaveLine(id, 'traveller')
      else await freeHold(reference ?? '', { to: 'expired', by: 'site', why: 'not paid in time' })
      give(seats)
      await compare()
    }
    await fillLine()
  }
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
  return { asked: byHand.asked, given: byHand.given }
}
