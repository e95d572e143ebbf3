import { expect, test } from 'vitest'
import { createRateLimiter } from '../http/rate-limits.ts'
import type { Log } from '../log.ts'
import { enquiryRoutes } from './endpoints.ts'

test('a failure is logged without a word of what the traveller wrote', async () => {
  const lines: string[] = []
  const clock = { now: () => new Date('2026-11-15T06:00:00Z') }
  const routes = enquiryRoutes({
    receive: () =>
      Promise.reject(
        Object.assign(new Error('Failed query: insert … params: Asha Rao, asha@example.com'), {
          cause: { code: '57P01' },
        }),
      ),
    limits: createRateLimiter(clock),
    clock,
    log: { error: (...what: unknown[]) => lines.push(JSON.stringify(what)) } as unknown as Log,
    site: { email: 'hello@kafila.example', phone: '911000000002' } as never,
    siteUrl: 'http://localhost:3000',
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
  expect(lines).toEqual(['[{"code":"57P01"},"an enquiry was not stored"]'])
})
