import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '../proof/server-process.ts'
import { openTestDatabase } from '../setup/database.ts'

const servers: ServerProcess[] = []
beforeAll(async () => {
  const { url } = await openTestDatabase()
  const settings = { DATABASE_URL: url, TRUST_PROXY: '1', LIMITS: 'enquiry:30/600' }
  servers.push(...(await Promise.all([startServerProcess(settings), startServerProcess(settings)])))
}, 120_000)
afterAll(() => Promise.all(servers.map((server) => server.stop())))

/** A hundred tries, ten at a time, every other one to the other process; how many were answered with each status. */
async function tryOften(path: string, sent: (i: number) => RequestInit): Promise<Record<number, number>> {
  const answers: Record<number, number> = {}
  for (let round = 0; round < 10; round++) {
    const statuses = await Promise.all(
      servers.flatMap(({ url }, s) =>
        Array.from({ length: 5 }, async (_, i) => {
          const response = await fetch(url + path, { method: 'POST', ...sent(round * 10 + s * 5 + i) })
          await response.body?.cancel()
          return response.status
        }),
      ),
    )
    for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1
  }
  return answers
}

test('a hundred addresses sent to two processes: five are taken, as by one', async () => {
  const answers = await tryOften('/newsletter', (i) => ({
    body: new URLSearchParams({ email: `crowd${i}@example.com` }),
    headers: { 'x-forwarded-for': '10.0.0.1' },
  }))
  expect(answers).toEqual({ 200: 5, 429: 95 })
}, 60_000)

test('a hundred enquiries sent to two processes: as many are taken as LIMITS says', async () => {
  const enquiry = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    additionalData: { people: '2', travelMonth: monthAhead(), tripName: 'Wayanad in private' },
    pageUrl: '/custom-trip/wayanad-private',
    formType: 'Suggested Trip Enquiry',
  }
  const answers = await tryOften('/api/enquiries', () => ({
    body: JSON.stringify(enquiry),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.1' },
  }))
  expect(answers).toEqual({ 201: 30, 429: 70 })
}, 60_000)

/** These processes have the real clock, and enquiries take only months to come: `may-2027`. */
function monthAhead(): string {
  const soon = new Date(Date.now() + 60 * 86_400_000)
  return `${soon.toLocaleString('en', { month: 'long', timeZone: 'Asia/Kolkata' })}-${soon.getFullYear()}`.toLowerCase()
}
