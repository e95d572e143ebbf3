import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHistories, histories } from '../setup/histories.ts'
import { startMyBookingsApp } from '../setup/my-bookings.ts'

/** In parts, each with a database of its own: a comparison of the books reads all of it. */
const parts = 20
const each = 500

test.each(Array.from({ length: parts }, (_, i) => i + 1))(
  `10,000 lives of bookings, part %d of ${parts}: seats, money and papers agree at every step`,
  async () => {
    const app = await startMyBookingsApp()
    const live = await createHistories(app)
    await fc.assert(fc.asyncProperty(histories, live), { numRuns: each })
    app.later(3600)
    await app.comeToRest()
    expect(await app.differences()).toEqual([])
  },
  600_000,
)
