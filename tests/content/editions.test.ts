import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../domain/staff/actor.ts'
import type { Running } from '../../server/start.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'
import { editTrip, itemOf } from '../setup/edit-trip.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'
import { readOnce } from './mixed-answers.ts'

const actor: Actor = { kind: 'command line' }
const path = '/trip/lb2'
const title = 'Umling La by Motorcycle, Once More'
const more = 700
let first: TestApp
let second: Running
let urls: string[] = []

beforeAll(async () => {
  first = await startTestApp()
  second = await startBuiltApp(
    { SITE_URL: 'http://localhost:3000', DATABASE_URL: first.database.url },
    { clock: first.clock },
  )
  urls = [first.url, second.url]
}, 90_000)
afterAll(() => second?.stop())

const text = async (url: string) => (await fetch(url)).text()

test('what is published stands on every page of two processes at once, and no answer is of two editions', async () => {
  const item = itemOf(first.content.files, 'trip', 'lb2')
  const before = item.value as { title: string; price: number }
  const editions = {
    id: 'lb2',
    newWord: 'Once More',
    old: before,
    new: { title, price: before.price + more },
  }
  const mixed: string[] = []
  const seen = new Set<string>()
  const shownBy = new Set<string>()
  let reading = true

  async function readOn(url: string): Promise<void> {
    while (reading) {
      await sleep(50)
      const read = await readOnce(url, editions)
      mixed.push(...read.mixed)
      seen.add(read.isNew ? 'new' : 'old')
      if (read.isNew) shownBy.add(url)
    }
  }

  const readers = urls.flatMap((url) => [readOn(url), readOn(url)])
  await sleep(300)
  const body = editTrip(item, { title, more })
  const request = { kind: 'trip', id: 'lb2', body, base: null, note: '' } as const
  expect(await first.content.publish(request, actor)).toEqual({ ok: true, version: 1 })
  // Before anybody looks by himself: how soon, the proof measures with the machine to itself.
  await expect.poll(() => shownBy.size, { timeout: 15_000, interval: 50 }).toBe(2)
  await sleep(300)
  reading = false
  await Promise.all(readers)
  expect(mixed).toEqual([])
  expect([...seen].toSorted()).toEqual(['new', 'old'])
  for (const url of urls) {
    expect(await text(`${url}/ladakh`)).toContain('Once More')
    expect(await text(`${url}/api/search/suggest?q=umling`)).toContain('Once More')
    const { departures } = (await (await fetch(`${url}/api/trips/lb2/departures`)).json()) as {
      departures: { price: number }[]
    }
    expect(departures[0]?.price).toBe(editions.new.price)
  }
}, 120_000)

test('sitemap, feed and share picture follow, and /ready names the same edition everywhere', async () => {
  const editions = () =>
    Promise.all(
      urls.map(async (url) => ((await (await fetch(`${url}/ready`)).json()) as { edition: string }).edition),
    )
  const [earlier] = await editions()
  const shared = async (url: string) =>
    /property="og:image" content="([^"]+)"/.exec(await text(url + path))?.[1]
  const terms = itemOf(first.content.files, 'page', 'terms')
  const body = { ...(terms.value as object), updated: '2026-11-14' }
  const before = await shared(urls[0] ?? '')
  expect(
    await first.content.publish({ kind: 'page', id: 'terms', body, base: null, note: '' }, actor),
  ).toMatchObject({ ok: true })
  const item = itemOf(first.content.files, 'trip', 'lb2')
  const again = editTrip(item, { title: 'Umling La by Motorcycle, for a Third Time', more })
  expect(
    await first.content.publish({ kind: 'trip', id: 'lb2', body: again, base: 1, note: '' }, actor),
  ).toMatchObject({ ok: true })
  for (const url of urls) {
    await expect.poll(() => text(`${url}/sitemap-pages.xml`), { timeout: 15_000 }).toContain('2026-11-14')
    await expect.poll(() => shared(url), { timeout: 15_000 }).not.toBe(before)
  }
  const [one, other] = await editions()
  expect(one).toMatch(/^[0-9a-f]{12}$/)
  expect(one).toBe(other)
  expect(one).not.toBe(earlier)
}, 120_000)

test('a message that was missed is found by looking', async () => {
  const { pool } = first.database
  await pool.query('alter table content_live disable trigger user')
  const item = itemOf(first.content.files, 'trip', 'lb2')
  const body = editTrip(item, { title: 'Umling La by Motorcycle, Unheard', more })
  expect(
    await first.content.publish({ kind: 'trip', id: 'lb2', body, base: 2, note: '' }, actor),
  ).toMatchObject({ ok: true })
  await sleep(300)
  expect(await text(urls[1] + path)).not.toContain('Unheard')
  first.clock.set(new Date(first.clock.now().getTime() + 60_000))
  await second.runDueJobs()
  await expect.poll(() => text(urls[1] + path), { timeout: 15_000 }).toContain('Unheard')
  await pool.query('alter table content_live enable trigger user')
}, 120_000)
