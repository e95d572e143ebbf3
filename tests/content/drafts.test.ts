import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { staff } from '../../database/schema/staff.ts'
import type { Actor } from '../../domain/staff/actor.ts'
import type { ContentDesk } from '../../server/content/create-content.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'
import { editTrip, itemOf } from '../setup/edit-trip.ts'

const which = { kind: 'trip', id: 'lb2' } as const
const meera = { kind: 'staff', id: randomUUID(), name: 'Meera', through: 'console' } as const satisfies Actor
let app: TestApp
let desk: ContentDesk

beforeAll(async () => {
  app = await startTestApp()
  desk = app.content
  const person = { id: meera.id, name: meera.name, phone: '919811000001', role: 'owner' as const }
  await app.database.db.insert(staff).values({ ...person, activeFrom: app.clock.now() })
}, 60_000)

const body = (title: string) => editTrip(itemOf(desk.files, 'trip', 'lb2'), { title, more: 100 })
const deeds = async () =>
  (await app.database.pool.query('select what from log_entries order by id')).rows.map(({ what }) => what)

test('a draft is saved by its revision: who has seen another one is told of it, and it stays', async () => {
  const first = { ...which, body: body('Umling La, Begun'), base: null, revision: null }
  expect(await desk.drafts.save(first, meera)).toMatchObject({ ok: true, revision: 1 })
  const both = await Promise.all(
    ['Umling La, by One', 'Umling La, by Another'].map((title) =>
      desk.drafts.save({ ...first, body: body(title), revision: 1 }, meera),
    ),
  )
  expect(both.filter(({ ok }) => ok)).toMatchObject([{ revision: 2 }])
  const draft = await desk.drafts.read(which)
  expect(both.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'conflict', draft }])
  expect(draft).toMatchObject({ by: 'Meera', revision: 2, base: null })
  expect(await desk.drafts.save(first, meera)).toMatchObject({ reason: 'conflict' })
  expect(await deeds()).toEqual(['draft begun'])
})

test('what is half written is kept, what can be no content is not', async () => {
  const save = (value: object) => desk.drafts.save({ ...which, body: value, base: null, revision: 2 }, meera)
  expect(await save({ id: 'lb2', title: '' })).toMatchObject({ ok: true, revision: 3 })
  const refused = await save({ id: 'lb2', title: '<script>' })
  expect(refused).toMatchObject({ reason: 'invalid', problems: [{ field: 'title' }] })
  const unknown = { kind: 'trip', id: 'no-such-trip', body: {}, base: null, revision: null } as const
  expect(await desk.drafts.save(unknown, meera)).toEqual({ ok: false, reason: 'unknown' })
})

test('publishing takes the draft off in the same moment, and only the one that was seen', async () => {
  const publish = (revision: number) => desk.publishDraft({ ...which, revision, note: '' }, meera)
  expect(await publish(2)).toEqual({ ok: false, reason: 'draft changed' })
  expect(await publish(3)).toMatchObject({ reason: 'invalid' })
  await desk.drafts.save({ ...which, body: body('Umling La, Done'), base: null, revision: 3 }, meera)
  expect(await Promise.all([publish(4), publish(4)])).toContainEqual({ ok: true, version: 1 })
  expect(await desk.drafts.read(which)).toBeNull()
  expect((await desk.listHistory(which)).map(({ version, by }) => [version, by])).toEqual([[1, 'Meera']])
})

test('a draft that began before another version is told of it, and can be given up', async () => {
  await desk.drafts.save({ ...which, body: body('Umling La, Late'), base: null, revision: null }, meera)
  const published = await desk.publishDraft({ ...which, revision: 1, note: '' }, meera)
  expect(published).toMatchObject({ reason: 'conflict', live: { version: 1 } })
  expect(await desk.drafts.drop({ ...which, revision: 9 }, meera)).toBe(false)
  expect(await desk.drafts.drop({ ...which, revision: 1 }, meera)).toBe(true)
  expect(await desk.drafts.read(which)).toBeNull()
  expect((await deeds()).slice(1)).toEqual(['content published', 'draft begun', 'draft given up'])
})

test('something new is begun under a name that nothing has', async () => {
  const begin = (id: string, source: string) =>
    desk.drafts.begin({ kind: 'trip', id, source, body: { id } }, meera)
  expect(await begin('lb2', 'ladakh/new-trek')).toMatchObject({ problems: [{ field: 'id' }] })
  expect(await begin('new-trek', 'ladakh/umling-la-hanle-bike-expedition')).toMatchObject({
    problems: [{ field: 'source' }],
  })
  expect(await begin('new-trek', '../new-trek')).toMatchObject({ problems: [{ field: 'source' }] })
  expect(await begin('new-trek', 'ladakh/new-trek')).toEqual({ ok: true })
  expect(await begin('new-trek', 'ladakh/newer-trek')).toMatchObject({ problems: [{ field: 'id' }] })
  expect(await begin('newer-trek', 'ladakh/new-trek')).toMatchObject({ problems: [{ field: 'source' }] })
  expect(await desk.drafts.list('trip')).toMatchObject([{ id: 'new-trek', by: 'Meera', revision: 1 }])
})
