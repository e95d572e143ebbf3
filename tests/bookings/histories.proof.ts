import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { endFile } from '../setup/at-end-of-file.ts'
import { histories } from '../setup/histories/draw.ts'
import { createHistories, startHistoriesApp } from '../setup/histories/live.ts'

/** In parts, each with a database of its own: a comparison of the books reads all of it. Each part has a seed, so that a run can be continued: HISTORIES_FROM=7 begins with the seventh. */
const parts = 50
const each = 200
const from = Number(process.env.HISTORIES_FROM ?? 1)

// Fifty apps at once would take all connections that PostgreSQL has.
afterEach(endFile)

test.each(Array.from({ length: parts - from + 1 }, (_, i) => i + from))(
  `10,000 lives of bookings, part %d of ${parts}: seats, money and papers agree at every step`,
  async (part) => {
    const app = await startHistoriesApp()
    const live = await createHistories(app)
    await fc.assert(fc.asyncProperty(histories, live), { numRuns: each, seed: part })
    await app.comeToRest()
    expect(await app.differences()).toEqual([])
  },
  1_200_000,
)
