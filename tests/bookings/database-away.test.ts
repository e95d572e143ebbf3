import { afterAll, expect, test } from 'vitest'
import { sampleAccount, webhookAuthorization } from '../../sandbox/phonepe/account.ts'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { createLog } from '../../server/log.ts'
import { startCuttableProxy } from '../proof/cuttable-proxy.ts'
import { makeWish, start, statusOf } from '../setup/booking.ts'
import { openTestDatabase } from '../setup/database.ts'
import { hireStaff, staffSettings } from '../setup/sample-staff.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'

const database = await openTestDatabase()
const address = new URL(database.url)
const wire = await startCuttableProxy({ host: address.hostname, port: Number(address.port) })
address.port = String(wire.port)
const phonepe = await startPhonePeSandbox({})
const app = await startBuiltApp(
  { DATABASE_URL: address.href, ...staffSettings, ...phonepe.settings },
  { log: createLog('silent') },
)
afterAll(async () => {
  await app.stop()
  await phonepe.stop()
  wire.close()
})

test('while the database is away a webhook is a 503, so that PhonePe tells again, and it is heard then', async () => {
  const started = await start(app, await makeWish(app))
  const merchantOrderId = `${started.bookingRef}-P1`
  phonepe.settleOrder({ merchantOrderId, state: 'COMPLETED', webhook: false })
  const tell = () =>
    fetch(`${app.url}/webhooks/phonepe`, {
      method: 'POST',
      headers: { authorization: webhookAuthorization(sampleAccount) },
      body: JSON.stringify({ event: 'checkout.order.completed', payload: { merchantOrderId } }),
    })
  wire.cut()
  const refused = await tell()
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(refused.headers.get('content-type')).toContain('application/json')
  wire.mend()
  await expect.poll(async () => (await tell()).status, { timeout: 20_000 }).toBe(200)
  await app.runDueJobs()
  expect(await statusOf(app, started)).toBe('confirmed')
})

test('while the database is away the console says so, and nobody is signed out by it', async () => {
  const staff = await hireStaff(database.db, () => new Date())
  const headers = { cookie: `console=${await staff.sessionOf('owner')}` }
  const open = () => fetch(`${app.url}/console/account`, { headers, redirect: 'manual' })
  expect((await open()).status).toBe(200)
  wire.cut()
  const away = await open()
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await away.text()).toContain('The database does not answer')
  wire.mend()
  await expect.poll(async () => (await open()).status, { timeout: 20_000 }).toBe(200)
})
