import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { readEnv } from '../../server/env.ts'
import { createLog } from '../../server/log.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { accountSettings, logIn, phones, postAuth, withToken } from '../setup/account.ts'
import { makeWish, start as startPayment, statusOf } from '../setup/booking.ts'
import { openTestDatabase } from '../setup/database.ts'
import { goodDetails, goodPapers } from '../setup/guest-form.ts'
import { sendDetails } from '../setup/guests.ts'
import { details } from '../setup/my-bookings.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'

const first = 'the first secret of this site, thirty-two bytes'
const second = 'the second secret of this site has no comma in it'
const third = 'the third secret of this site has no comma either'
const unknown = 'a secret of another site that has no comma in it'

const database = await openTestDatabase()
let moment = new Date('2026-11-15T06:00:00Z').getTime()
const phonepe = await startPhonePeSandbox({ now: () => moment })
afterAll(phonepe.stop)
const logged: string[] = []

function settingsOf(secret: string, ...previous: string[]): Record<string, string> {
  return {
    ...accountSettings,
    ...phonepe.settings,
    SITE_URL: 'http://localhost:3000',
    DATABASE_URL: database.url,
    AUTH_SECRET: secret,
    AUTH_SECRET_PREVIOUS: previous.join(),
  }
}

/** The site under a secret, for as long as something is done with it. */
async function under<Result>(
  settings: Record<string, string>,
  work: (app: { url: string; runDueJobs: () => Promise<void> }) => Promise<Result>,
): Promise<Result> {
  const log = createLog('info', { write: (line) => logged.push(line) })
  const running = await startBuiltApp(settings, { clock: { now: () => new Date(moment) }, log })
  try {
    return await work(running)
  } finally {
    await running.stop()
  }
}

type Site = { url: string }
type Session = { access_token: string; refresh_token: string }

async function post<Answer>(site: Site, path: string, body: object, token = ''): Promise<Answer> {
  const answer = await postAuth(site.url, path, body, token ? { authorization: `Bearer ${token}` } : {})
  const json = (await answer.json()) as Answer
  expect([path, answer.status, json]).toEqual([path, 200, json])
  return json
}

const refresh = (site: Site, token: string) =>
  post<Session>(site, '/token?grant_type=refresh_token', { refresh_token: token })

async function verify(site: Site, phone: string): Promise<Session> {
  return post<Session>(site, '/verify', { type: 'sms', phone, token: '123456' })
}

type App = { id: string; secret: string }

/** By a code of the authenticator app; none is taken twice. */
async function raise(site: Site, token: string, { id, secret }: App): Promise<Session> {
  moment += 31_000
  const challenge = await post<{ id: string }>(site, `/factors/${id}/challenge`, {}, token)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment })
  return post(site, `/factors/${id}/verify`, { challenge_id: challenge.id, code }, token)
}

async function panIn(site: Site, token: string): Promise<unknown> {
  const exported = await withToken(site, token).ask('POST', '/export')
  const { bookings } = (await exported.json()) as { bookings: { invoiceDetails: { pan: string } }[] }
  return bookings[0]?.invoiceDetails.pan
}

async function kidsOf(site: Site): Promise<string[]> {
  const answer = await fetch(`${site.url}/auth/v1/.well-known/jwks.json`)
  return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid)
}

/** What `secrets` counts: under the secret of now, under former ones, unreadable. */
async function countUnder(settings: Record<string, string>): Promise<Record<string, number[]>> {
  const { message } = await runCommand(['secrets'], readEnv(settings))
  const rows = message.split('\n').map((line) => line.split(/ {2,}/))
  return Object.fromEntries(rows.slice(1).map(([what = '', ...counts]) => [what, counts.map(Number)]))
}

/** A booking abroad with a PAN, an authenticator app, and logins of several kinds. */
async function fillAccount(site: Site) {
  const wish = await makeWish(site, { tripId: 'i4', price: 47_500 })
  const userDetails = { ...wish.userDetails, phone: phones.asha.slice(2) }
  const { token } = await logIn(site, phones.asha)
  const booked = await startPayment(site, { ...wish, userDetails }, { token })
  phonepe.setWebhooks({ url: `${site.url}/webhooks/phonepe` })
  phonepe.settleOrder({ merchantOrderId: `${booked.bookingRef}-P1`, state: 'COMPLETED', webhook: true })
  await phonepe.webhooksDelivered()
  await expect.poll(() => statusOf(site, booked), { timeout: 20_000 }).toBe('confirmed')
  const asha = withToken(site, token)
  const saved = await asha.ask('PUT', `/bookings/${booked.bookingRef}/invoice-details`, {
    ...details,
    pan: 'ABCPE1234F',
  })
  const { papers } = (await saved.json()) as { papers: { href: string }[] }
  const shown = await asha.ask('GET', `/bookings/${booked.bookingRef}`)
  const told = (await shown.json()) as { details: { url: string }[] }
  const guest = new URL(told.details[0]?.url ?? '').pathname
  expect((await sendDetails(site, guest, { ...goodDetails, ...goodPapers })).status).toBe(303)
  const enrolled = await post<{ id: string; totp: { secret: string } }>(
    site,
    '/factors',
    { factor_type: 'totp' },
    token,
  )
  const app = { id: enrolled.id, secret: enrolled.totp.secret }
  const both = await raise(site, token, app)
  const parent = both.refresh_token
  const active = await refresh(site, parent)
  await post(site, '/otp', { phone: phones.ravi })
  const idle = await verify(site, phones.ravi)
  await post(site, '/otp', { phone: phones.new })
  return { booked, guest, paper: papers[0]?.href ?? '', app, parent, active, idle }
}

test('AUTH_SECRET changes, and nothing is lost while the former one is known', async () => {
  const { kept, kids } = await under(settingsOf(first), async (site) => ({
    kept: await fillAccount(site),
    kids: await kidsOf(site),
  }))
  const { booked, guest, paper, app, parent, active, idle } = kept
  await database.pool.query(
    'update bookings set pan = given.pan from invoice_details given where given.reference = bookings.reference',
  )
  // As it was written before secrets had names.
  await database.pool.query("update auth_factors set secret = split_part(secret, '.', 2)")

  const changed = settingsOf(second, first)
  expect(await countUnder(changed)).toEqual({
    'second factors': [0, 1, 0],
    'PANs given with a booking': [0, 1, 0],
    'PANs of invoices': [0, 1, 0],
    'second factors of staff': [0, 0, 0],
    'health of guests': [0, 0, 0],
    'passports of guests': [0, 1, 0],
    'licences of guests': [0, 0, 0],
    'PANs of guests': [0, 1, 0],
    'signing keys': [0, 1, 0],
    sessions: [0, 2, 0],
  })
  const refreshed = await under(changed, async (site) => {
    expect((await withToken(site, active.access_token).ask('GET', '/profile')).status).toBe(200)
    expect(await kidsOf(site)).toEqual(kids)
    expect(await statusOf(site, booked)).toBe('confirmed')
    expect((await fetch(site.url + paper)).status).toBe(200)
    expect((await fetch(site.url + guest)).status).toBe(200)
    await verify(site, phones.new)
    // A tab that had not heard gets what the other got, and that goes on.
    expect((await refresh(site, parent)).refresh_token).toBe(active.refresh_token)
    const next = await refresh(site, active.refresh_token)
    expect(await panIn(site, next.access_token)).toBe('ABCPE1234F')
    const raised = await raise(site, next.access_token, app)
    await site.runDueJobs()
    return raised
  })
  expect(await countUnder(changed)).toEqual({
    'second factors': [1, 0, 0],
    'PANs given with a booking': [1, 0, 0],
    'PANs of invoices': [1, 0, 0],
    'second factors of staff': [0, 0, 0],
    'health of guests': [0, 0, 0],
    'passports of guests': [1, 0, 0],
    'licences of guests': [0, 0, 0],
    'PANs of guests': [1, 0, 0],
    'signing keys': [1, 0, 0],
    sessions: [2, 1, 0],
  })
  expect(logged.join('')).toContain('encrypted anew under AUTH_SECRET')

  logged.length = 0
  await under(settingsOf(second), async (site) => {
    expect(await kidsOf(site)).toEqual(kids)
    const next = await refresh(site, refreshed.refresh_token)
    expect(await panIn(site, next.access_token)).toBe('ABCPE1234F')
    await raise(site, next.access_token, app)
    // Whoever has not come back since the change logs in again.
    const lost = await postAuth(site.url, '/token?grant_type=refresh_token', {
      refresh_token: idle.refresh_token,
    })
    expect([lost.status, await lost.json()]).toMatchObject([400, { code: 'refresh_token_not_found' }])
    await site.runDueJobs()
  })
  expect(logged.join('')).not.toContain('AUTH_SECRET_PREVIOUS')
}, 60_000)

test('what no known secret opens is counted and named, and comes back with its secret', async () => {
  expect(await countUnder(settingsOf(third))).toMatchObject({
    'second factors': [0, 0, 1],
    'PANs of invoices': [0, 0, 1],
  })
  logged.length = 0
  await under(settingsOf(third), (site) => site.runDueJobs())
  expect(logged.filter((line) => line.includes('is not in AUTH_SECRET_PREVIOUS'))).toHaveLength(6)
  await under(settingsOf(third, unknown, second), (site) => site.runDueJobs())
  expect(await countUnder(settingsOf(third))).toMatchObject({
    'second factors': [1, 0, 0],
    'PANs of invoices': [1, 0, 0],
  })
})
