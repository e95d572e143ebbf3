import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createReceiveForm } from '../http/receive-form.ts'
import { createLog } from '../log.ts'
import { enquiryRoutes } from './endpoints.ts'

test('a failure is logged without a word of what the traveller wrote', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => lines.push(line) })
  const routes = enquiryRoutes({
    receiveEnquiry: () =>
      Promise.reject(
        new DrizzleQueryError(
          'insert …',
          ['Asha Rao', 'asha@example.com'],
          Object.assign(new Error(), { code: '57P01' }),
        ),
      ),
    receiveForm: createReceiveForm({ takeFromLimit: async () => ({ ok: true }), log }),
    refuse: () => Promise.reject(new Error('nothing is refused here')),
    clock: { now: () => new Date('2026-11-15T06:00:00Z') },
    site: { email: 'hello@kafila.example', phone: '911000000002' } as never,
    trustedProxies: 0,
  })
  const sent = new Request('http://localhost:3000/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '98765 43210',
      additionalData: { people: '2', travelMonth: 'may-2027', tripName: 'Wayanad' },
      pageUrl: '/custom-trip/wayanad-private',
      formType: 'Suggested Trip Enquiry',
    }),
  })
  const response = await routes.fetch(sent, {})
  expect(response.status).toBe(503)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('57P01: insert …')
  expect(lines[0]).not.toMatch(/asha/i)
})
