import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../domain/staff/actor.ts'
import type { ContentDesk } from '../../server/content/create-content.ts'
import type { Published } from '../../server/content/publish-version.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'
import { editTrip, itemOf } from '../setup/edit-trip.ts'

const actor: Actor = { kind: 'command line' }
let app: TestApp
let desk: ContentDesk

beforeAll(async () => {
  app = await startTestApp()
  desk = app.content
}, 60_000)

const trip = (id: string) => itemOf(desk.files, 'trip', id)
const fields = (published: Published) =>
  published.ok || published.reason !== 'invalid' ? published : published.problems.map(({ field }) => field)

function publish(id: string, body: object, base: number | null = null, note = '') {
  return desk.publish({ kind: 'trip', id, body, base, note }, actor)
}

test('what breaks a rule is refused with the field and what to write, and nothing of it is stored', async () => {
  const { value } = trip('lb2')
  const good = value as Record<string, unknown>
  expect(fields(await publish('lb2', { ...good, title: 'x' }))).toEqual(['title'])
  expect(fields(await publish('lb2', { ...good, id: 'other' }))).toEqual(['id'])
  expect(fields(await publish('lb2', { ...good, price: 4950 }))).not.toEqual([])
  // What a rule finds in another file counts as well.
  const lists = itemOf(desk.files, 'page', 'lists').value as Record<string, string[]>
  const without = { ...lists, weekend: [...(lists.weekend ?? []), 'no-such-trip'] }
  const list = await desk.publish({ kind: 'page', id: 'lists', body: without, base: null, note: '' }, actor)
  expect(fields(list)).toContain('weekend')
  expect(
    fields(await desk.publish({ kind: 'page', id: 'home', body: {}, base: null, note: '' }, actor)),
  ).not.toEqual([])
  expect(
    fields(await desk.publish({ kind: 'page', id: 'nothing', body: {}, base: null, note: '' }, actor)),
  ).toEqual(['id'])
  const { rowCount } = await app.database.pool.query('select from content_versions')
  expect(rowCount).toBe(0)
})

test('a source is the name of a file below its folder and nothing else', async () => {
  for (const source of ['../../etc/passwd', '/root', 'a/../b', 'A', 'a b', 'a//b', ''])
    expect(
      fields(
        await desk.publish({ kind: 'trip', id: 'new-one', source, body: {}, base: null, note: '' }, actor),
      ),
    ).toEqual(['source'])
  const moved = {
    kind: 'trip',
    id: 'lb2',
    source: 'west/lw6',
    body: trip('lb2').value as object,
    base: null,
    note: '',
  } as const
  expect(await desk.publish(moved, actor)).toEqual({ ok: false, reason: 'unchanged' })
})

test('a version, its pointer, its log row and the plan of departures come to stand together', async () => {
  const body = editTrip(trip('lb2'), { title: 'Umling La by Motorcycle, Once More', more: 100 })
  expect(await publish('lb2', body, null, 'Fuel costs more')).toEqual({ ok: true, version: 1 })
  const { rows } = await app.database.pool.query(
    `select v.version, v.base, v.note, v.source_name, l.version as live, e.what, e.why, e.after,
      (select count(*)::int from jobs where task = 'plan departures') as jobs
     from content_versions v join content_live l using (kind, id)
     join log_entries e on e.subject_kind = 'content' and e.subject_id = v.kind || '/' || v.id`,
  )
  expect(rows).toEqual([
    {
      version: 1,
      base: null,
      note: 'Fuel costs more',
      source_name: 'ladakh/umling-la-hanle-bike-expedition',
      live: 1,
      what: 'content published',
      why: 'Fuel costs more',
      after: { version: 1 },
      jobs: expect.any(Number),
    },
  ])
})

test('the same form twice is one version, another from the same beginning is a conflict', async () => {
  const body = editTrip(trip('lb2'), { title: 'Umling La by Motorcycle, Once More', more: 100 })
  expect(await publish('lb2', body)).toEqual({ ok: true, version: 1 })
  const other = editTrip(trip('lb2'), { title: 'Umling La by Motorcycle, for Others', more: 200 })
  expect(await publish('lb2', other)).toMatchObject({ ok: false, reason: 'conflict', live: { version: 1 } })
  expect(await publish('lb2', body, 1)).toEqual({ ok: false, reason: 'unchanged' })
})

test('of two who publish at once one is told of the other', async () => {
  const made = ['by Day', 'by Night'].map((when) =>
    editTrip(trip('lb2'), { title: `Umling La by Motorcycle, ${when}`, more: 300 }),
  )
  const answers = await Promise.all(made.map((body) => publish('lb2', body, 1)))
  expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, version: 2 }])
  expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ reason: 'conflict', live: { version: 2 } }])
})

test('a roll back is a new version equal to an old one, through the same gate', async () => {
  const which = { kind: 'trip', id: 'lb2' } as const
  expect(await desk.rollBack({ ...which, version: 1, base: 1, note: '' }, actor)).toMatchObject({
    reason: 'conflict',
  })
  expect(await desk.rollBack({ ...which, version: 9, base: 2, note: '' }, actor)).toMatchObject({
    reason: 'unknown',
  })
  expect(await desk.rollBack({ ...which, version: 1, base: 2, note: '' }, actor)).toEqual({
    ok: true,
    version: 3,
  })
  const [first, third] = await Promise.all([1, 3].map((version) => desk.findVersion({ ...which, version })))
  expect(third?.body).toEqual(first?.body)
  expect((await desk.listHistory(which)).map(({ version, isLive }) => [version, isLive])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ])
  const { rows } = await app.database.pool.query(
    `select after from log_entries where what = 'content rolled back'`,
  )
  expect(rows).toEqual([{ after: { version: 3, earlier: 1 } }])
})

test('what was published can’t be changed or removed', async () => {
  const { pool } = app.database
  await expect(pool.query(`update content_versions set note = 'other'`)).rejects.toThrow('never changed')
  await expect(pool.query('delete from content_versions')).rejects.toThrow('never changed')
})

test('departures follow the plan of what was published', async () => {
  const { value } = trip('lb2')
  const body = structuredClone(value) as { departures: { seats: number; smallest: number } }
  const seats = body.departures.seats + 2
  const planned = { ...body, departures: { ...body.departures, seats } }
  expect(await publish('lb2', planned, 3)).toEqual({ ok: true, version: 4 })
  await app.runDueJobs()
  const { rows } = await app.database.pool.query(
    `select distinct total from departures where trip_id = 'lb2' and start_date > '2027-01-01'`,
  )
  expect(rows).toEqual([{ total: seats }])
  const others = await app.database.pool.query(
    `select count(*)::int as n from departures where offered and trip_id <> 'lb2'`,
  )
  expect(others.rows[0].n).toBeGreaterThan(100)
})
