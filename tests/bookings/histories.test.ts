import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHistories, histories } from '../setup/histories.ts'
import { startMyBookingsApp } from '../setup/my-bookings.ts'

const app = await startMyBookingsApp()
const live = await createHistories(app)

test('whatever becomes of bookings, seats, money and papers agree at every step', async () => {
  await fc.assert(fc.asyncProperty(histories, live), { numRuns: 12 })
  await app.comeToRest()
  // Payments that nobody finished end with their time.
  app.later(3600)
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
  const { rows } = await app.database.pool.query('select sum(held + sold)::int as taken from departures')
  expect(rows).toEqual([{ taken: 0 }])
})
