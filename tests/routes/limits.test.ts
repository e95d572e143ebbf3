import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateInIndia } from '../../domain/calendar/clock.ts'
import { nextTravelMonths } from '../../domain/calendar/travel-months.ts'
import { type ServerProcess, startServerProcess } from '../proof/server-process.ts'
import { openTestDatabase } from '../setup/database.ts'

const servers: ServerProcess[] = []
beforeAll(async () => {
  const { url } = await openTestDatabase()
  const settings = { DATABASE_URL: url, TRUST_PROXY: '1', LIMITS: 'enquiry:30/600' }
  servers.push(...(await Promise.all([startServerProcess(settings), startServerProcess(settings)])))
}, 120_000)
afterAll(() => Promise.all(servers.map((server) => server.stop())))

async function enquireAt({ url }: ServerProcess): Promise<number> {
  const response = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    body: JSON.stringify({
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '+91 98765 43210',
      // These processes have the real clock.
      additionalData: {
        people: '2',
        travelMonth: nextTravelMonths(dateInIndia(new Date()))[2]?.value,
        tripName: 'x',
      },
      pageUrl: '/custom-trip/wayanad-private',
      formType: 'Suggested Trip Enquiry',
    }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.1' },
  })
  await response.body?.cancel()
  return response.status
}

test('a hundred enquiries spread over two processes: as many are taken as one would take', async () => {
  const answers: Record<number, number> = {}
  for (let round = 0; round < 10; round++) {
    const tries = servers.flatMap((server) => Array.from({ length: 5 }, () => enquireAt(server)))
    for (const status of await Promise.all(tries)) answers[status] = (answers[status] ?? 0) + 1
  }
  expect(answers).toEqual({ 201: 30, 429: 70 })
}, 60_000)
