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

const statusesOf = (path: string, sent: (i: number) => RequestInit) =>
  Promise.all(
    Array.from({ length: 100 }, async (_, i) => {
      const response = await fetch(`${servers[i % 2]?.url}${path}`, { method: 'POST', ...sent(i) })
      await response.body?.cancel()
      return response.status
    }),
  )
const count = (statuses: number[], status: number) => statuses.filter((found) => found === status).length

test('a hundred addresses sent to two processes at once: five are taken, as by one', async () => {
  const statuses = await statusesOf('/newsletter', (i) => ({
    body: new URLSearchParams({ email: `crowd${i}@example.com` }),
    headers: { 'x-forwarded-for': '10.0.0.1' },
  }))
  expect([count(statuses, 200), count(statuses, 429)]).toEqual([5, 95])
})

test('a hundred enquiries sent to two processes at once: as many are taken as LIMITS says', async () => {
  const enquiry = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    additionalData: { people: '2', travelMonth: monthAhead(), tripName: 'Wayanad in private' },
    pageUrl: '/custom-trip/wayanad-private',
    formType: 'Suggested Trip Enquiry',
  }
  const statuses = await statusesOf('/api/enquiries', () => ({
    body: JSON.stringify(enquiry),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.1' },
  }))
  expect([count(statuses, 201), count(statuses, 429)]).toEqual([30, 70])
})

/** These processes have the real clock, and enquiries take only months to come: `may-2027`. */
function monthAhead(): string {
  const soon = new Date(Date.now() + 60 * 86_400_000)
  return `${soon.toLocaleString('en', { month: 'long', timeZone: 'Asia/Kolkata' })}-${soon.getFullYear()}`.toLowerCase()
}
