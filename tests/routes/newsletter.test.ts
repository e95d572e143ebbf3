import { beforeAll, expect, test } from 'vitest'
import { newsletterSubscribers } from '../../database/schema/newsletter.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' })
})

/** Each test speaks from an address of its own, as limits count by address. */
const subscribe = (email: string, from: string) =>
  fetch(`${app.url}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email }),
    headers: { 'x-forwarded-for': from },
  })
const subscribers = () => app.database.db.select().from(newsletterSubscribers)
const mails = async (to: string) =>
  (await app.database.pool.query('select subject, body from outbox where recipient = $1', [to])).rows as {
    subject: string
    body: string
  }[]

test('an address is stored once and gets one mail, however often and however it is written', async () => {
  for (const email of ['Asha@Example.com', ' asha@example.com ', 'asha@example.com']) {
    const response = await subscribe(email, '10.0.0.1')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Almost there')
  }
  expect((await subscribers()).filter(({ email }) => email === 'asha@example.com')).toHaveLength(1)
  expect(await mails('asha@example.com')).toHaveLength(1)
})

test('twenty at once are still one', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, i) => subscribe('crowd@example.com', `10.0.1.${i}`)))
  expect((await subscribers()).filter(({ email }) => email === 'crowd@example.com')).toHaveLength(1)
  expect(await mails('crowd@example.com')).toHaveLength(1)
})

test('who has not confirmed and asks again gets the mail again, later each time, and nobody else does', async () => {
  const start = app.clock.now()
  const askedAfter = async (minutes: number) => {
    app.clock.set(new Date(start.getTime() + minutes * 60_000))
    await subscribe('lost@example.com', `10.0.5.${minutes % 250}`)
    return (await mails('lost@example.com')).length
  }
  expect(await askedAfter(0)).toBe(1)
  expect(await askedAfter(9)).toBe(1)
  expect(await askedAfter(10)).toBe(2)
  expect(await askedAfter(49)).toBe(2)
  expect(await askedAfter(50)).toBe(3)
  expect(await askedAfter(200)).toBe(3)
  const [first, second] = await mails('lost@example.com')
  expect(second?.body).toBe(first?.body)
  const link = new URL(/http\S+\/newsletter\/\S+/.exec(first?.body ?? '')?.[0] ?? '')
  await fetch(app.url + link.pathname, { method: 'POST', body: new URLSearchParams({ wish: 'confirm' }) })
  // Long after the next mail would be due, and before old mails are removed: the app's jobs go by this clock too.
  expect(await askedAfter(1_000)).toBe(3)
  expect((await subscribers()).find(({ email }) => email === 'lost@example.com')?.confirmedAt).not.toBeNull()
  app.clock.set(start)
})

test('a bad address is refused with the reason, kept in the field, and nothing is stored', async () => {
  const response = await subscribe('no"<b>address', '10.0.0.2')
  const html = await response.text()
  expect(response.status).toBe(422)
  expect(html).toContain('Please enter a valid email address')
  expect(html).toContain('no&quot;&lt;b&gt;address')
  expect((await subscribers()).some(({ email }) => email.includes('address'))).toBe(false)
})

test('the sixth try within ten minutes is asked to wait', async () => {
  for (let i = 0; i < 5; i++) expect((await subscribe(`many${i}@example.com`, '10.0.0.3')).status).toBe(200)
  const refused = await subscribe('many5@example.com', '10.0.0.3')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('600')
  expect(await refused.text()).toContain('Please wait 10 minutes.')
  const before = app.clock.now()
  app.clock.set(new Date(before.getTime() + 550_000))
  expect(await (await subscribe('many5@example.com', '10.0.0.3')).text()).toContain('Please wait 1 minute.')
  app.clock.set(before)
})

test('the mail’s link confirms on a press, not on a visit, and lets people leave', async () => {
  await subscribe('meera@example.com', '10.0.0.4')
  const link = new URL(
    /http\S+\/newsletter\/\S+/.exec((await mails('meera@example.com'))[0]?.body ?? '')?.[0] ?? '',
  )
  const state = async () => (await subscribers()).find(({ email }) => email === 'meera@example.com')
  const press = (wish: string) =>
    fetch(app.url + link.pathname, {
      method: 'POST',
      body: new URLSearchParams({ wish }),
      redirect: 'manual',
    })

  const visit = await fetch(app.url + link.pathname)
  expect(visit.status).toBe(200)
  expect(visit.headers.get('etag')).toBeNull()
  expect((await state())?.confirmedAt).toBeNull()
  await press('confirm')
  expect((await state())?.confirmedAt).toEqual(app.clock.now())
  expect(await (await fetch(app.url + link.pathname)).text()).toContain('You are on the list')
  await press('unsubscribe')
  expect((await state())?.unsubscribedAt).toEqual(app.clock.now())
  expect((await press('nonsense')).status).toBe(422)
  expect((await fetch(`${app.url}/newsletter/no-such-token`)).status).toBe(404)
})

test('the page shows a letter of today: departures that are on sale, and what the month ahead is good for', async () => {
  const html = await (await fetch(`${app.url}/newsletter`)).text()
  const [letter = ''] = /<article[\s\S]*?<\/article>/.exec(html) ?? []
  const ids = [...letter.matchAll(/href="\/trip\/([\w-]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(3)
  for (const id of ids) {
    const { departures } = (await (await fetch(`${app.url}/api/trips/${id}/departures`)).json()) as {
      departures: unknown[]
    }
    expect(departures.length, id).toBeGreaterThan(0)
  }
  const ahead = new Date(app.clock.now().getTime() + 21 * 24 * 3600_000)
  const month = ahead.toLocaleString('en', { month: 'long', timeZone: 'Asia/Kolkata' }).toLowerCase()
  expect(letter).toContain(`href="/blog/where-to-go-in-${month}"`)
})
