import { expect, test } from 'vitest'
import { createFreeHold } from '../../server/bookings/holds/free-hold.ts'
import { createSweepHolds } from '../../server/bookings/holds/sweep-holds.ts'
import { startBookingApp } from '../setup/booking.ts'
import {
  freeOf,
  join,
  partiesOf,
  raisedWaiting,
  refuseIdleSeats,
  sellOut,
  statesOf,
} from '../setup/waiting.ts'
import { createCancel, waitAndFree } from '../setup/waiting-rounds.ts'

const app = await startBookingApp({ LIMITS: raisedWaiting })
const { db, pool } = app.database
await refuseIdleSeats(pool)
const { clock } = app
const sweep = createSweepHolds({ db, clock, freeHold: createFreeHold({ db, clock }) })
const cancel = createCancel(app)
const statusOf = async (reference: string) =>
  (await pool.query('select status from bookings where reference = $1', [reference])).rows[0]?.status
const launch = (reference: string) => fetch(`${app.url}/pay/launch/${reference}`, { redirect: 'manual' })
const settle = (reference: string, webhook: boolean) =>
  app.phonepe.settleOrder({ merchantOrderId: `${reference}-P1`, state: 'COMPLETED', webhook })

for (const [date, behind] of [0, 1].entries())
  test(`an offer that is paid while it lapses has one outcome, and no money is lost (${behind} behind it)`, async () => {
    const { which, path, references } = await sellOut(app, { date: date + 1, parties: [1] })
    let [sold = ''] = references
    const outcomes = new Set<string>()
    for (let round = 0; round < 6; round++) {
      for (let i = 0; i <= behind; i++) await join(app, path)
      await cancel(sold)
      const offered = (await partiesOf(app, which)).find(({ state }) => state === 'offered')
      const reference = offered?.reference ?? ''
      app.later(((offered?.until?.getTime() ?? 0) - clock.now().getTime()) / 1000 - 60)
      await launch(reference)
      app.later(60)
      settle(reference, round % 2 === 0)
      await Promise.all(round % 3 === 0 ? [sweep(), app.runDueJobs()] : [app.runDueJobs(), sweep()])
      // Without a word of PhonePe we ask by ourselves after a while.
      app.later(900)
      await app.comeToRest()
      const status = await statusOf(reference)
      const states = (await statesOf(app, which)).slice(-1 - behind)
      outcomes.add(`${status} ${states}`)
      expect(await freeOf(app, which)).toBe(0)
      expect(await app.differences()).toEqual([])
      const next = (await partiesOf(app, which)).find(({ state }) => state === 'offered')?.reference
      if (next) {
        await launch(next)
        settle(next, true)
        await app.comeToRest()
      }
      sold = next ?? reference
      await pool.query(`delete from waiting where state = 'waiting'`)
    }
    const allowed =
      behind === 0
        ? ['confirmed taken']
        : ['confirmed taken,waiting', 'refunded lapsed,offered', 'refunding lapsed,offered']
    expect(allowed).toEqual(expect.arrayContaining([...outcomes]))
  })

test('two who free seats at once offer one and the same party once', async () => {
  const { which, path, references } = await sellOut(app, { tripId: 'f1', date: 2, parties: [1, 1, 1, 1] })
  await join(app, path, { seats: '2' })
  await join(app, path, { seats: '1' })
  await Promise.all(references.slice(0, 2).map(cancel))
  expect([await statesOf(app, which), await freeOf(app, which)]).toEqual([['waiting', 'offered'], 1])
  await Promise.all(references.slice(2).map(cancel))
  expect([await statesOf(app, which), await freeOf(app, which)]).toEqual([['offered', 'offered'], 1])
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
})

test('twenty parties, eight seats that come free at random: in order, whole, and no seat idle', async () => {
  const round = { parties: 20, seats: 8, seed: 7, tripId: 'lw6', date: 0 }
  const { asked, given } = await waitAndFree(app, round)
  expect([asked, given >= 4]).toEqual([20, true])
})
