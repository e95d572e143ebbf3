import { expect, test } from 'vitest'
import type { Kind } from '../../domain/content/kinds.ts'
import { startConsole } from '../setup/console.ts'
import { itemOf } from '../setup/edit-trip.ts'

const { app, ask } = await startConsole()
const { content } = app
const trip = itemOf(content.files, 'trip', 'lb2').value as { title: string; departures: object }

async function draftOf(title: string, more: object = {}): Promise<void> {
  const draft = await content.drafts.read({ kind: 'trip', id: 'lb2' })
  const body = { ...trip, title, ...more }
  const saved = await content.drafts.save(
    { kind: 'trip', id: 'lb2', body, base: null, revision: draft?.revision ?? null },
    { kind: 'command line' },
  )
  expect(saved.ok).toBe(true)
}

async function linkOf(path: string): Promise<string> {
  const page = await ask(`/console/${path}/preview`, { role: 'manager' })
  expect(page.status).toBe(200)
  return /\/preview\/[\w.-]+/.exec(page.text)?.[0] ?? expect.unreachable('there is no link')
}

async function open(path: string) {
  const answer = await fetch(app.url + path)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('a draft is shown to whoever has its link, on its page, and to nobody else', async () => {
  await draftOf('Umling La, Not Yet Public')
  const link = await linkOf('trips/lb2')
  const { status, headers, text } = await open(link)
  expect(status).toBe(200)
  expect(text).toMatch(/<h1[^>]*>Umling La, Not Yet Public/)
  expect(text).toContain('Draft, not public. The link ends at 12:30 pm IST.')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).not.toMatch(/<script|rel="canonical"|og:image/)
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(headers.get('cache-control')).toBe('private, no-store')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toMatch(/sandbox (?!.*allow-(scripts|forms))/)
  expect((await open('/trip/lb2')).text).toContain(trip.title)
  expect((await open('/trip/lb2')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect((await open('/sitemap.xml')).text).not.toContain('/preview')
  expect(
    (await ask('/console/trips/lb2/preview', { role: 'owner' })).headers.get('content-security-policy'),
  ).toContain("frame-src 'self'")
  const [changed] = link.split('.lb2.')
  expect((await open(link.replace(changed ?? '', '/preview/post'))).status).toBe(404)
  expect((await open(link.replace('.lb2.', '.lw6.'))).status).toBe(404)
})

test('what has no page of its own is shown where it stands, and else the console says so', async () => {
  const post = itemOf(content.files, 'post', 'goa-by-bus-ferry-and-scooter').value as object
  const place = itemOf(content.files, 'place', 'panaji').value as object
  const save = (kind: Kind, id: string, body: object) =>
    content.drafts.save({ kind, id, body, base: null, revision: null }, { kind: 'command line' })
  await save('post', 'goa-by-bus-ferry-and-scooter', { ...post, title: 'Goa by Bus, Seen Once More' })
  await save('place', 'panaji', { ...place, altitude: 8 })
  expect((await open(await linkOf('words/post/goa-by-bus-ferry-and-scooter'))).text).toContain(
    'Seen Once More',
  )
  const itsTrip = await open(await linkOf('words/place/panaji'))
  expect([itsTrip.status, itsTrip.text.includes('Draft, not public.')]).toEqual([200, true])
  const about = itemOf(content.files, 'page', 'about').value as object
  const seller = itemOf(content.files, 'site', 'seller').value as object
  await save('page', 'about', { ...about, title: 'About Us, Seen Once More' })
  await save('site', 'seller', { ...seller, legalName: 'Kafila Seen Once More Private Limited' })
  expect((await open(await linkOf('words/page/about'))).text).toMatch(/<h1[^>]*>About Us, Seen Once More/)
  expect((await open(await linkOf('words/site/seller'))).text).toContain('Kafila Seen Once More')
  const lists = await ask('/console/words/page/lists/preview', { role: 'owner' })
  expect([lists.status, lists.text.includes('No page shows it by itself')]).toEqual([200, true])
})

test('the same link shows what is written since, with the dates that it plans, until it ends', async () => {
  const link = await linkOf('trips/lb2')
  const dates = [{ start: '2027-08-14', seats: 9 }]
  await draftOf('Umling La, Written Anew', { departures: { smallest: 4, decideDays: 20, dates } })
  const { text } = await open(link)
  expect(text).toContain('Umling La, Written Anew')
  expect(text).toMatch(/14 Aug/)
  await draftOf('x'.repeat(300), { price: 'nothing' })
  const unfit = await open(link)
  expect([unfit.status, /can’t be shown yet/.test(unfit.text)]).toEqual([410, true])
  const draft = await content.drafts.read({ kind: 'trip', id: 'lb2' })
  await content.drafts.drop(
    { kind: 'trip', id: 'lb2', revision: draft?.revision ?? 0 },
    { kind: 'command line' },
  )
  const gone = await open(link)
  expect([gone.status, /no draft any more/.test(gone.text)]).toEqual([410, true])
  app.clock.set(new Date(app.clock.now().getTime() + 60 * 60_000))
  const over = await open(link)
  expect([over.status, /has ended/.test(over.text)]).toEqual([410, true])
})
