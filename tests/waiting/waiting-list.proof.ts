import { expect, test } from 'vitest'
import { startBookingApp } from '../setup/booking.ts'
import { raisedWaiting, refuseIdleSeats } from '../setup/waiting.ts'
import { waitAndFree } from '../setup/waiting-rounds.ts'

const app = await startBookingApp({ LIMITS: raisedWaiting })
await refuseIdleSeats(app.database.pool)

test('200 parties, 40 seats that come free at random: in order, whole, and no seat idle', {
  timeout: 600_000,
}, async () => {
  const rounds = [1, 2, 3, 4, 5]
  let asked = 0
  for (const [date, seed] of rounds.entries())
    asked += (await waitAndFree(app, { parties: 200, seats: 40, seed, tripId: 'lw6', date: date % 5 })).asked
  expect(asked).toBeGreaterThan(200)
})
