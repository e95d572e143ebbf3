import fc from 'fast-check'
import { expect, test } from 'vitest'
import { histories } from '../setup/histories/draw.ts'
import { createHistories, startHistoriesApp } from '../setup/histories/live.ts'
import { onceWrong } from '../setup/histories/once-wrong.ts'

const app = await startHistoriesApp()
const live = await createHistories(app)

test.each(onceWrong)('%s', (_, history) => live(history))

test('whatever becomes of bookings, seats, money and papers agree at every step', async () => {
  await fc.assert(fc.asyncProperty(histories, live), { numRuns: 9 })
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
  const { rows } = await app.database.pool.query('select sum(held + sold)::int as taken from departures')
  expect(rows).toEqual([{ taken: 0 }])
}, 120_000)
