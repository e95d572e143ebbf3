import { expect, test } from 'vitest'
import { startConsole } from '../setup/console.ts'
import { itemOf } from '../setup/edit-trip.ts'

const { app, staff, ask } = await startConsole()
const { content } = app
const which = { kind: 'trip', id: 'lb2' } as const
const trip = itemOf(content.files, 'trip', 'lb2').value as { title: string }

async function write(body: object): Promise<number> {
  const [draft, [live]] = await Promise.all([content.drafts.read(which), content.listHistory(which)])
  const saved = await content.drafts.save(
    { ...which, body, base: draft ? draft.base : (live?.version ?? null), revision: draft?.revision ?? null },
    { kind: 'command line' },
  )
  return saved.ok ? saved.revision : expect.unreachable('not saved')
}

/** Ten minutes after tests begin, in India. */
const soon = { when: 'later', day: '2026-11-15', time: '11:40' }
const plan = (revision: number, typed: object = soon) =>
  ask('/console/trips/lb2/publish', {
    role: 'manager',
    form: { do: 'publish', revision: String(revision), note: 'For the season', ...typed },
  })
const look = async () => (await ask('/console/trips/lb2/publish', { role: 'manager' })).text
async function goTo(moment: string): Promise<void> {
  app.clock.set(new Date(moment))
  await app.runDueJobs()
}

test('what is planned stands in sight, can be withdrawn, and goes out at its moment by whoever planned it', async () => {
  const revision = await write({ ...trip, title: 'Umling La, Planned' })
  expect((await plan(revision, { ...soon, time: '11:20' })).status).toBe(422)
  expect((await plan(revision, { ...soon, day: '2029-01-01' })).status).toBe(422)
  await staff.takeDeeds()
  expect((await plan(revision)).status).toBe(303)
  expect(await look()).toContain('It goes out 15 Nov 2026, 11:40 IST')
  expect((await ask('/console/trips/lb2', { role: 'owner' })).text).toContain('It goes out 15 Nov 2026')
  const withdrawn = await ask('/console/trips/lb2/publish', { role: 'owner', form: { do: 'withdraw' } })
  expect(withdrawn.status).toBe(303)
  expect(await staff.takeDeeds()).toEqual(['publication planned', 'publication withdrawn'])
  await plan(revision, { ...soon, time: '11:45' })
  await goTo('2026-11-15T06:10:30Z')
  expect(await content.listHistory(which)).toEqual([])
  await goTo('2026-11-15T06:15:30Z')
  expect(await content.listHistory(which)).toMatchObject([
    { version: 1, by: 'Sample manager', note: 'For the season' },
  ])
  expect(await content.drafts.read(which)).toBeNull()
  expect(await content.schedules.find(which)).toBeNull()
})

test('what the rules refuse by then stays a draft; Today, a mail and its page say why', async () => {
  const revision = await write({ ...trip, title: 'Umling La, Kept Back' })
  const at = { when: 'later', day: '2026-11-15', time: '11:50' }
  expect((await plan(revision, at)).status).toBe(303)
  // Written in since: what goes out is what was looked over.
  await write({ ...trip, title: 'x' })
  await goTo('2026-11-15T06:20:30Z')
  expect(await content.drafts.read(which)).toMatchObject({ body: { title: 'x' } })
  const why = 'The draft was changed after its publication was planned.'
  expect(await look()).toContain(why)
  const today = await ask('/console', { role: 'manager' })
  expect(today.text).toContain('Not published as planned')
  expect(today.text).toContain(why)
  const { rows } = await app.database.pool.query(
    `select body from outbox where subject = 'Not published: trip/lb2'`,
  )
  expect(rows).toEqual([{ body: expect.stringContaining(why) }])
  await ask('/console/trips/lb2/publish', { role: 'manager', form: { do: 'withdraw' } })
  expect((await ask('/console', { role: 'manager' })).text).not.toContain('Not published as planned')
  // What breaks a rule is not planned at all.
  const draft = await content.drafts.read(which)
  expect((await plan(draft?.revision ?? 0, { ...at, time: '12:00' })).status).toBe(422)
})
