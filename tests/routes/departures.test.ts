import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
const departures = async (id: string) => {
  const response = await fetch(`${app.url}/api/trips/${id}/departures`)
  return {
    status: response.status,
    list: ((await response.json()) as { departures?: Record<string, unknown>[] }).departures ?? [],
  }
}

test.each([
  ['lw6', 5, 24, 37999],
  ['f1', 6, 12, 16750],
  ['lw4', 3, 12, 14900],
  ['lw3', 7, 12, 18999],
])('%s offers %i departures of %i seats at %i', async (id, count, seats, price) => {
  const { list } = await departures(id)
  expect(list).toHaveLength(count)
  for (const departure of list) {
    expect(departure).toEqual({
      id: expect.any(String),
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      totalSlots: seats,
      availableSlots: seats,
      price,
      more: 0,
      run: {
        confirmed: false,
        text: expect.stringMatching(/^Runs once \d+ more travellers have booked, decided on \d/),
        booked: 0,
        smallest: expect.any(Number),
        decideOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
      taken: null,
    })
  }
})

test('seats sold in the database are gone from the answer', async () => {
  const [first] = (await departures('lw6')).list
  await app.database.pool.query('update departures set sold = 20, held = 1 where trip_id = $1 and id = $2', [
    'lw6',
    first?.id,
  ])
  expect((await departures('lw6')).list[0]).toMatchObject({ availableSlots: 3 })
})

test('customised trips have none, unknown trips are 404', async () => {
  expect(await departures('wayanad-private')).toEqual({ status: 200, list: [] })
  expect((await departures('nope')).status).toBe(404)
})

test('trips whose next dates are alike still differ when one has more of them', async () => {
  const page = await fetch(`${app.url}/compare?ids=lw5,manali-solang-atal-tunnel&only=differences`)
  const html = (await page.text()).replaceAll('<!-- -->', '')
  expect(html).toContain('Next dates and seats')
  expect(html).toContain('and 3 more dates')
  expect(html).toContain('and 4 more dates')
})
