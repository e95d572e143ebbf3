import { expect } from 'vitest'
import { createFreeHold } from '../../../server/bookings/holds/free-hold.ts'
import { createSweepHolds } from '../../../server/bookings/holds/sweep-holds.ts'
import type { MyBooking } from '../../../server/bookings/views/show-my-booking.ts'
import { accountSettings } from '../account.ts'
import type { BookingApp } from '../booking.ts'
import { openConsole } from '../console.ts'
import { asAsha, startMyBookingsApp } from '../my-bookings.ts'
import { staffSettings } from '../sample-staff.ts'
import { raisedWaiting } from '../waiting.ts'
import { book, lapse, openLink, payOrder } from './booking-acts.ts'
import { cancel, friend, invoice, leave, move } from './change-acts.ts'
import { compare } from './compare.ts'
import {
  counter,
  letGo,
  owedUntil,
  payByHand,
  paySomeByHand,
  refundPart,
  sellAtDesk,
  takeMoney,
} from './desk-acts.ts'
import type { History, Step, StepOf } from './draw.ts'
import { sumOf } from './sale.ts'
import { inLine, leaveLine, someLeaves, wait } from './waiting-acts.ts'
import { held, type Means, pick, standing, type TripDate, trips, type World } from './world.ts'

/**
 * Random lives of bookings, each held against a model at every step: who travels, what was paid and is left, which seats are taken and who waits for them, what papers say. All that
 * travellers and staff can do is drawn by chance, and at its end everything is cancelled, so that seats are as they were.
 */

const acts: { [Kind in Step['do']]: (world: World, step: StepOf<Kind>) => Promise<void> } = {
  book,
  leave,
  friend,
  move,
  invoice,
  counter,
  wait,
  pay: payOrder,
  'open the link': openLink,
  'sell at the desk': sellAtDesk,
  'take money': takeMoney,
  'owed until': owedUntil,
  'let go': letGo,
  'refund a part': refundPart,
  'pay back by hand': paySomeByHand,
  'leave the line': someLeaves,
  async cancel(world, step) {
    const sale = pick(standing(world), step.sale)
    if (sale) await cancel(world, sale, step)
  },
  async lapse(world, step) {
    const sale = pick(held(world), step.sale)
    if (sale) await lapse(world, sale)
  },
}

export function startHistoriesApp(): Promise<BookingApp> {
  return startMyBookingsApp({
    ...staffSettings,
    SMS_TEST_OTP: `${accountSettings.SMS_TEST_OTP},${staffSettings.SMS_TEST_OTP}`,
    LIMITS: `${accountSettings.LIMITS},${raisedWaiting}`,
    // Nothing takes a second person.
    REFUND_LIMIT: '9999999',
  })
}

/** Lives one history after the other, in one app. */
export async function createHistories(app: BookingApp): Promise<(history: History) => Promise<void>> {
  const { db } = app.database
  const { clock } = app
  const datesOf = async (trip: string) => {
    const answer = await fetch(`${app.url}/api/trips/${trip}/departures`)
    return ((await answer.json()) as { departures: TripDate[] }).departures.slice(0, 4)
  }
  let number = 0
  const means: Means = {
    app,
    asha: await asAsha(app),
    desk: await openConsole(app),
    dates: await Promise.all(trips.map(datesOf)),
    sweep: createSweepHolds({ db, clock, freeHold: createFreeHold({ db, clock }) }),
    next: () => ++number,
  }
  const known = new Set<string>()
  return async (history) => {
    const since = clock.now()
    const world = await begin(means, history)
    for (const step of [history.first, ...history.steps]) {
      app.later(0.001)
      await (acts[step.do] as (world: World, step: Step) => Promise<void>)(world, step)
      await compare(world)
    }
    await showAll(world)
    await endAll(world)
    const differences = (await app.differences(since)).filter((one) => !known.has(one))
    // What one history has broken is none of the next one's.
    for (const one of differences) known.add(one)
    expect(differences).toEqual([])
  }
}

/** Dates with so many seats beside those that an earlier history may have left taken. */
async function begin(means: Means, history: History): Promise<World> {
  const { app, asha, dates } = means
  const { pool } = app.database
  const trip = trips[history.trip] ?? ''
  await pool.query(`update waiting set state = 'left' where state = 'waiting'`)
  for (const [date, { id }] of (dates[history.trip] ?? []).entries())
    await pool.query(
      `update departures set total = held + sold + $3, seats_by_operator = held + sold + $3, sold_by_phone = 0, smallest = 1
       where trip_id = $1 and id = $2`,
      [trip, id, history.seats[date]],
    )
  const { rows } = await pool.query<{ rupees: number }>(
    'select balance_paise::float / 100 as rupees from wallets where traveller_id = $1',
    [asha.userId],
  )
  return { ...means, history, total: [...history.seats], sales: [], line: [], wallet: rows[0]?.rupees ?? 0 }
}

/** What Asha sees of her own. */
async function showAll(world: World): Promise<void> {
  for (const { reference, owed, shares, kept } of standing(world).filter(({ mine }) => mine)) {
    const answer = await world.asha.ask('GET', `/bookings/${reference}`)
    const { party, guests, totalNow, desk } = (await answer.json()) as MyBooking
    const total = sumOf(shares.values()) + kept
    expect([desk?.owed ?? 0, guests, totalNow]).toEqual([owed, shares.size, total])
    expect(party.map(({ n }) => n).toSorted()).toEqual([...shares.keys()].toSorted())
  }
}

async function endAll(world: World): Promise<void> {
  const { app, history } = world
  for (const party of inLine(world).toReversed()) await leaveLine(world, party)
  for (const sale of held(world)) await lapse(world, sale)
  for (const sale of standing(world)) await cancel(world, sale, { way: history.end, atDesk: false })
  for (const sale of world.sales) for (const sum of [...sale.handOpen]) await payByHand(world, sale, sum)
  await app.runDueJobs()
  await app.phonepe.webhooksDelivered()
  await app.runDueJobs()
  await compare(world)
}
