import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '../../domain/staff/actor.ts'
import { winEnquiry } from '../../server/enquiries/desk/win-enquiry.ts'
import { createEraseOldData } from '../../server/retention/erase-old-data.ts'
import { startConsole } from '../setup/console.ts'
import { hiddenField } from '../setup/console-forms.ts'
import { fillBookings } from '../setup/fill-bookings.ts'
import { askForTrip, writeMessage } from '../setup/send-enquiry.ts'

const { app, staff, ask } = await startConsole({ LIMITS: 'enquiry:1000/60' })
const { db, pool } = app.database
const [owner, manager, accountant] = staff.people.map(({ id }) => id)
const later = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000))
const addressOf = (reference: string) => `/console/enquiries/${reference}`

type Row = {
  stage: string
  owner_id: string | null
  next_day: string | null
  lost_reason: string | null
  won_booking: string | null
  merged_into: string | null
  suspect: boolean
  revision: number
}
async function rowOf(reference: string): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>(
    `select stage, owner_id, next_day::text, lost_reason, won_booking, merged_into, suspect, revision from enquiries where reference = $1`,
    [reference],
  )
  return rows[0]
}
const page = async (reference: string) =>
  (await ask(addressOf(reference), { role: 'owner' })).text.replaceAll('<!-- -->', '')
/** Sends a form as the page has it now; a part of it may be said otherwise. */
async function send(reference: string, form: Record<string, string>, role: 'owner' | 'manager' = 'owner') {
  const revision = String((await rowOf(reference))?.revision ?? 0)
  return ask(addressOf(reference), { role, form: { revision, ...form } })
}

test('a new enquiry is due on its day, and goes from stage to stage as the table allows, each step in the log', async () => {
  const reference = await askForTrip(app.url)
  expect(await rowOf(reference)).toMatchObject({ stage: 'new', next_day: '2026-11-15', owner_id: null })
  await staff.takeDeeds()
  const called = await send(reference, { do: 'move', stage: 'called' })
  expect([called.status, called.headers.get('location')]).toEqual([303, addressOf(reference)])
  expect(await rowOf(reference)).toMatchObject({ stage: 'called', owner_id: owner })
  expect(await staff.takeDeeds()).toEqual(['enquiry moved', 'enquiry given'])

  expect((await send(reference, { do: 'move', stage: 'new' })).status).toBe(422)
  expect((await send(reference, { do: 'lost', reason: '' })).text).toContain('Please choose why')
  expect((await send(reference, { do: 'lost', reason: 'constructor' })).status).toBe(422)
  expect((await send(reference, { do: 'move', stage: 'lost' })).status).toBe(422)
  expect((await send(reference, { do: 'won', booking: 'KF-22222222' })).text).toContain('There is no booking')
  expect((await rowOf(reference))?.stage).toBe('called')
  expect(await staff.takeDeeds()).toEqual([])

  expect((await send(reference, { do: 'lost', reason: 'too dear' })).status).toBe(303)
  expect(await rowOf(reference)).toMatchObject({ stage: 'lost', lost_reason: 'too dear', next_day: null })
  expect(await page(reference)).toContain('Called → Lost: too dear')
  await send(reference, { do: 'move', stage: 'called' })
  expect(await rowOf(reference)).toMatchObject({ stage: 'called', lost_reason: null, next_day: '2026-11-15' })
  const { rows } = await pool.query(
    `select before, after from log_entries where subject_id = $1 and what = 'enquiry moved' order by id`,
    [reference],
  )
  expect(rows).toEqual([
    { before: { stage: 'new' }, after: { stage: 'called' } },
    { before: { stage: 'called' }, after: { stage: 'lost', reason: 'too dear' } },
    { before: { stage: 'lost' }, after: { stage: 'called' } },
  ])
})

test('who changes what somebody else changed meanwhile is shown both, and overwrites nothing', async () => {
  const reference = await askForTrip(app.url, { phone: '98220 44102' })
  const opened = await page(reference)
  const revision = hiddenField(opened, 'revision') ?? ''
  await send(reference, { do: 'next', owner: manager ?? '', day: '2026-11-20' }, 'manager')
  const wanted = { do: 'next', owner: owner ?? '', day: '2026-11-18', revision }
  const refused = await ask(addressOf(reference), { role: 'owner', form: wanted })
  expect(refused.status).toBe(409)
  const text = refused.text.replaceAll('<!-- -->', '')
  expect(text).toContain('Sample manager changed this at Today, 11:30')
  expect(text).toContain('It is now: New, owner Sample manager, call on 20 Nov')
  expect(text).toContain('You wanted: owner Sample owner, call on 18 Nov')
  expect(text).toContain('value="2026-11-18"')
  expect(await rowOf(reference)).toMatchObject({ owner_id: manager, next_day: '2026-11-20' })
  expect(
    (await ask(addressOf(reference), { role: 'owner', form: { do: 'lost', reason: 'no answer', revision } }))
      .status,
  ).toBe(409)
  // What is there already is no change, whoever asks for it.
  const same = { ...wanted, owner: manager ?? '', day: '2026-11-20' }
  expect((await ask(addressOf(reference), { role: 'owner', form: same })).status).toBe(303)
  const again = { ...wanted, revision: hiddenField(refused.text, 'revision') ?? '' }
  expect((await ask(addressOf(reference), { role: 'owner', form: again })).status).toBe(303)
  expect(await rowOf(reference)).toMatchObject({ owner_id: owner, next_day: '2026-11-18' })
})

test('an owner works with enquiries, and a day lies ahead', async () => {
  const reference = await askForTrip(app.url, { phone: '98220 44103' })
  const next = async (who: string | undefined, day: string) =>
    (await send(reference, { do: 'next', owner: who ?? '', day })).text
  expect(await next(accountant, '')).toContain('who works with enquiries')
  expect(await next(randomUUID(), '')).toContain('who works with enquiries')
  expect(await next('somebody', '')).toContain('Please choose who has it')
  for (const day of ['2026-11-14', '2028-01-01']) expect(await next(owner, day)).toContain('from today on')
  expect(await next(owner, '2026-02-31')).toContain('Please enter a day')
  expect(await rowOf(reference)).toMatchObject({ owner_id: null, next_day: '2026-11-15', revision: 0 })
})

test('notes are kept once for each form, never changed, and go with their enquiry', async () => {
  const reference = await askForTrip(app.url, { phone: '98220 44104' })
  const key = randomUUID()
  await staff.takeDeeds()
  for (const text of ['Brother is 19, <b>fit</b>', 'sent again'])
    expect((await send(reference, { do: 'note', key, text })).status).toBe(303)
  expect((await send(reference, { do: 'note', key: randomUUID(), text: ' ' })).text).toContain(
    'Please write a note',
  )
  expect(await staff.takeDeeds()).toEqual(['enquiry noted'])
  expect(await page(reference)).toContain('Brother is 19, &lt;b&gt;fit&lt;/b&gt;')
  for (const change of [
    `update enquiry_notes set text = 'x' where reference = '${reference}'`,
    `delete from enquiry_notes where reference = '${reference}'`,
    'truncate enquiry_notes',
  ])
    await expect(pool.query(change), change).rejects.toThrow('never changed or removed')
  await pool.query('delete from enquiries where reference = $1', [reference])
  expect((await pool.query('select from enquiry_notes where form_key = $1', [key])).rowCount).toBe(0)
})

test('WhatsApp opens with the words filled in, and that it was opened is noted once', async () => {
  const reference = await askForTrip(app.url, { phone: '098220 44105' })
  const form = { do: 'whatsapp', key: randomUUID(), words: 'first answer' }
  await staff.takeDeeds()
  for (let twice = 0; twice < 2; twice++) {
    const { status, text } = await send(reference, form)
    const link =
      /http-equiv="refresh" content="0; url=([^"]+)"/i.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect([status, link.split('?')[0]]).toEqual([200, 'https://wa.me/919822044105'])
    const said = new URL(link).searchParams.get('text')
    expect(said).toMatch(
      /^Namaste Priya, thank you for writing to \S+ about Wayanad in private\. I am Sample/,
    )
  }
  expect(await staff.takeDeeds()).toEqual(['WhatsApp opened'])
  expect(await page(reference)).toContain('WhatsApp opened: ‘Namaste Priya')
  const message = await writeMessage(app.url, 'Is there a twin room in December?')
  expect(await page(message)).not.toContain('value="whatsapp"')
  expect((await send(message, form)).text).toContain('No phone was given')
  expect((await send(reference, { ...form, words: '__proto__' })).status).toBe(422)
})

test('two of one phone become one without a word lost, and only two of one phone', async () => {
  const first = await askForTrip(app.url, {
    name: 'P. Menon',
    phone: '+91 98220-44106',
    trip: 'Kutch in private',
  })
  await send(first, { do: 'move', stage: 'quoted' }, 'manager')
  await send(first, { do: 'note', key: randomUUID(), text: 'Wants the price in writing' }, 'manager')
  later(5)
  const second = await askForTrip(app.url, { phone: '9822044106' })
  const stranger = await askForTrip(app.url, { phone: '9822044107' })
  expect(await page(second)).toContain(`name="other" value="${first}"`)
  expect((await send(second, { do: 'merge', other: stranger })).text).toContain('different phones')
  await staff.takeDeeds()
  for (let twice = 0; twice < 2; twice++) {
    const merged = await send(first, { do: 'merge', other: second })
    expect([merged.status, merged.headers.get('location')]).toEqual([303, addressOf(second)])
  }
  expect(await staff.takeDeeds()).toEqual(['enquiry merged', 'enquiry took in'])
  expect(await rowOf(second)).toMatchObject({ stage: 'quoted', owner_id: manager, next_day: '2026-11-15' })
  const text = await page(second)
  for (const kept of ['Kutch in private', 'Wants the price in writing', first]) expect(text).toContain(kept)
  expect((await ask(addressOf(first), { role: 'owner' })).headers.get('location')).toBe(addressOf(second))
  const { text: found } = await ask('/console/enquiries?find=p.+menon', { role: 'owner' })
  expect(found).toContain(addressOf(second))
  expect(found).not.toContain(addressOf(first))
  later(5)
  const third = await askForTrip(app.url, { phone: '09822044106' })
  await send(third, { do: 'merge', other: second })
  expect((await rowOf(first))?.merged_into).toBe(third)
  await send(third, { do: 'lost', reason: 'no answer' })
  later(1)
  const fourth = await askForTrip(app.url, { phone: '9822044106' })
  expect((await send(fourth, { do: 'merge', other: third })).text).toContain('only open ones')
})

test('a suspect stands apart until somebody says that it is none', async () => {
  const reference = await askForTrip(app.url, { phone: '98220 44108', website: 'x', name: 'Machine Made' })
  const lists = async () => {
    const [open, apart] = await Promise.all(
      ['?find=machine', '?suspect'].map((query) => ask(`/console/enquiries${query}`, { role: 'owner' })),
    )
    return [open?.text.includes(reference), apart?.text.includes(reference)]
  }
  expect(await lists()).toEqual([false, true])
  expect((await send(reference, { do: 'move', stage: 'called' })).status).toBe(422)
  await staff.takeDeeds()
  expect((await send(reference, { do: 'no suspect' })).status).toBe(303)
  expect((await send(reference, { do: 'no suspect' })).status).toBe(303)
  expect(await rowOf(reference)).toMatchObject({ suspect: false, next_day: '2026-11-15' })
  expect(await lists()).toEqual([true, false])
  expect((await send(reference, { do: 'suspect' })).status).toBe(303)
  expect(await lists()).toEqual([false, true])
  expect(await staff.takeDeeds()).toEqual(['enquiry cleared', 'enquiry suspected'])
})

test('a booking that came of an enquiry wins it, also one that stands under a later one', async () => {
  await fillBookings(pool, 2)
  const { rows } = await pool.query<{ reference: string }>(
    'select reference from bookings order by reference',
  )
  const [booking = '', other = ''] = rows.map(({ reference }) => reference)
  const by: Actor = { kind: 'staff', id: owner ?? '', name: 'Sample owner', through: 'console' }
  const first = await askForTrip(app.url, { phone: '98220 44109' })
  later(1)
  const second = await askForTrip(app.url, { phone: '98220 44109' })
  await send(first, { do: 'merge', other: second })
  await staff.takeDeeds()
  const win = (reference: string, with_: string) =>
    db.transaction((tx) => winEnquiry(tx, { reference, booking: with_, by, at: app.clock.now() }))
  expect([await win(first, booking), await win(first, other), await win('ENQ-2222222222', other)]).toEqual([
    true,
    true,
    false,
  ])
  expect(await rowOf(second)).toMatchObject({
    stage: 'won',
    won_booking: booking,
    owner_id: owner,
    next_day: null,
  })
  expect(await staff.takeDeeds()).toEqual(['enquiry moved', 'enquiry given'])
  expect(await page(second)).toContain(`href="/console/bookings/${booking}"`)
  // By hand, with another; and a reference as it is said.
  const third = await askForTrip(app.url, { phone: '98220 44110' })
  expect((await send(third, { do: 'won', booking: other.slice(3).toLowerCase() })).status).toBe(303)
  expect((await rowOf(third))?.won_booking).toBe(other)
})

test('what was merged ends no later than what it stands under, and notes end with both', async () => {
  const erase = createEraseOldData({ db, clock: app.clock })
  const count = async (from: string) => (await pool.query(`select from ${from}`)).rowCount
  const { rows } = await pool.query<{ below: string; above: string; sent: Date }>(
    `select below.reference as below, above.reference as above, below.created_at as sent from enquiries below join enquiries above on above.reference = below.merged_into
     where above.created_at > below.created_at order by below.created_at limit 1`,
  )
  const { below = '', above = '', sent = new Date(0) } = rows[0] ?? {}
  expect(await count(`enquiry_notes where reference = '${below}'`)).toBe(1)
  const inAYear = new Date(sent)
  inAYear.setUTCFullYear(sent.getUTCFullYear() + 1)
  app.clock.set(inAYear)
  await erase()
  expect([await rowOf(below), await count(`enquiry_notes where reference = '${below}'`)]).toEqual([
    undefined,
    0,
  ])
  expect((await rowOf(above))?.stage).toBe('lost')
  later(24 * 60)
  await erase()
  expect([await count('enquiries'), await count('enquiry_notes')]).toEqual([0, 0])
})
