import { expect, test } from 'vitest'
import { createFillDepartures } from '../../server/departures/fill-departures.ts'
import { startConsole } from '../setup/console.ts'
import { sampleDepartures } from '../setup/console-departures.ts'
import { hiddenField } from '../setup/console-forms.ts'

const { app, staff, ask } = await startConsole()
const { pool, db } = app.database
const desk = sampleDepartures(pool)
/** Confirmed bookings of Asha and Ravi, on dates of a trip without plans of its own. */
const taken = await desk.add({ id: '2026-12-05', total: 10, sold: 3, bookings: [2, 1] })
const address = `/console/departures/${taken}`
const manager = (form: Record<string, string>, path = address) => ask(path, { role: 'manager', form })
const departure = async (key = taken) => {
  const [trip, id] = key.split('/')
  const { rows } = await pool.query('select * from departures where trip_id = $1 and id = $2', [trip, id])
  return rows[0]
}

test('the list has each departure once while others are added, by whichever order', async () => {
  const keys = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      desk.add({
        id: `many-${i}`,
        start: `2028-01-${String(1 + (i % 20)).padStart(2, '0')}`,
        total: 5 + (i % 7),
      }),
    ),
  )
  for (const order of ['', '&order=down', '&by=free', '&by=free&order=down']) {
    const seen: string[] = []
    let next: string | undefined =
      `/console/departures?trip=${desk.trip}&from=2028-01-01&to=2028-01-31${order}`
    while (next) {
      const { status, text } = await ask(next, { role: 'accountant' })
      expect(status).toBe(200)
      expect(text.length).toBeLessThan(250_000)
      seen.push(
        ...[...text.matchAll(/href="\/console\/departures\/([\w-]+\/many-\d+)"/g)].map(([, key = '']) => key),
      )
      next = /href="([^"]+)" rel="next"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
      // Before the place where the next page begins.
      await desk.add({
        id: `early-${seen.length}${order}`.replace(/\W/g, '-'),
        start: '2028-01-01',
        total: order.includes('down') ? 90 : 1,
      })
    }
    expect([order, seen.filter((key) => keys.includes(key)).toSorted()]).toEqual([order, keys.toSorted()])
  }
})

test('a line says the seats by who has them, whether it runs in the site’s words, and what waits', async () => {
  const { text } = await ask(`/console/departures?trip=${desk.trip}&to=2026-12-31`, { role: 'manager' })
  expect(text).toContain('3 online, 0 at the desk, 0 held, 7 free of 10')
  expect(text).toContain('Needs 3 more travellers')
  expect(text).toContain('No captain')
  const toDecide = await ask(`/console/departures?view=to-decide&trip=${desk.trip}`, { role: 'manager' })
  expect(toDecide.text).toContain(address)
  const month = await ask(`/console/departures/month?from=2026-12-05&trip=${desk.trip}`, {
    role: 'accountant',
  })
  expect(month.text).toContain('<time dateTime="2026-12-05">')
  expect(month.text).toContain(address)
  const none = await ask(`/console/departures?trip=${desk.trip}&from=2031-01-01`, { role: 'manager' })
  expect(none.text).toContain('No departure is like that')
})

test('close, reopen and promise, each once and with its row in the log', async () => {
  await staff.takeDeeds()
  for (const act of ['close', 'close', 'reopen', 'promise', 'promise'])
    expect((await manager({ do: act })).status).toBe(303)
  expect(await staff.takeDeeds()).toEqual(['departure closed', 'departure reopened', 'departure promised'])
  expect(await departure()).toMatchObject({ closed_at: null, decision: 'runs' })
  const { text } = await ask(`${address}?tab=log`, { role: 'manager' })
  expect(text).toContain('Promised that a departure runs')
  expect(text).toContain('Sample manager')
  expect((await ask('/console/departures/nowhere/x', { role: 'manager' })).status).toBe(404)
})

test('seats are set by the operator, never below what is taken, also when two act at once', async () => {
  const few = await manager({ do: 'seats', seats: '2' })
  expect(few.status).toBe(422)
  expect(few.text).toContain('3 seats are sold or held')
  expect((await manager({ do: 'seats', seats: 'many' })).status).toBe(422)
  expect((await manager({ do: 'by phone', phone: '8' })).text).toContain('7 at most')
  const both = await Promise.all([
    manager({ do: 'seats', seats: '6', why: 'A smaller bus' }),
    manager({ do: 'by phone', phone: '5' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422])
  const { total, sold_by_phone: byPhone } = await departure()
  expect(3 + (byPhone ?? 0)).toBeLessThanOrEqual(total)
  // What the use case asks, the table holds everybody to.
  await expect(
    pool.query(`update departures set total = 2 where trip_id = '${desk.trip}' and sold = 3`),
  ).rejects.toThrow('departures_no_oversell')
  await manager({ do: 'by phone', phone: '0' })
  expect((await manager({ do: 'seats', seats: '12' })).status).toBe(303)
  expect(await departure()).toMatchObject({ total: 12, free: 9 })
})

test('a note keeps what somebody else wrote meanwhile', async () => {
  const page = await ask(`${address}?tab=change`, { role: 'manager' })
  const version = hiddenField(page.text, 'version') ?? ''
  expect((await manager({ do: 'note', note: 'Mules are booked', version })).status).toBe(303)
  const late = await ask(address, { role: 'owner', form: { do: 'note', note: 'Bus at six', version } })
  expect(late.status).toBe(409)
  expect(late.text).toContain('Mules are booked')
  expect(late.text).toContain('Sample manager')
  const newer = hiddenField(late.text, 'version') ?? ''
  const form = { do: 'note', note: 'Mules are booked\nBus at six', version: newer }
  expect((await ask(address, { role: 'owner', form })).status).toBe(303)
  expect((await departure()).note).toBe('Mules are booked\nBus at six')
  const { rows } = await pool.query(`select from log_entries as t where t::text like '%Mules%'`)
  expect(rows).toEqual([])
})

test('a date added by hand is sold at once, hides none of the trip’s own, and the nightly fill leaves it', async () => {
  const offered = async () =>
    (
      (await (await fetch(`${app.url}/api/trips/lw6/departures`)).json()) as { departures: { id: string }[] }
    ).departures.map(({ id }) => id)
  const planned = await offered()
  const form = { do: 'add', trip: 'lw6', start: '2027-01-13', seats: '8', smallest: '4', why: 'A club asked' }
  const add = () => manager(form, '/console/departures/new')
  const [one, two] = await Promise.all([add(), add()])
  expect([one.status, two.status].toSorted()).toEqual([303, 422])
  expect((await offered()).toSorted()).toEqual([...planned, '2027-01-13'].toSorted())
  await createFillDepartures({ db, clock: app.clock, trips: () => [] })()
  expect(await departure('lw6/2027-01-13')).toMatchObject({
    offered: true,
    by_hand: true,
    total: 8,
    smallest: 4,
  })
  const past = await manager({ ...form, start: '2026-11-01', smallest: '9' }, '/console/departures/new')
  expect(past.text).toContain('That is more than there are seats.')
})

test('everybody is written to once, after a look; the same form again sends nothing', async () => {
  const path = `${address}/letter`
  const key = hiddenField((await ask(path, { role: 'manager' })).text, 'key') ?? ''
  const letter = { key, subject: 'The bus leaves at six', body: 'We meet half an hour earlier.', sms: 'yes' }
  const count = async () =>
    (
      await pool.query(
        `select channel from outbox where body like '%half an hour%' or body like '%news of your trip%' order by 1`,
      )
    ).rows.map(({ channel }) => channel)
  const preview = await manager({ do: 'preview', ...letter }, path)
  expect(preview.status).toBe(200)
  expect(preview.text).toContain('Hello Asha Rao,')
  expect(preview.text).toContain('2 mails and 2 SMS')
  expect(await count()).toEqual([])
  await staff.takeDeeds()
  const sent = await Promise.all([1, 2, 3].map(() => manager({ do: 'send', ...letter }, path)))
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(await count()).toEqual(['mail', 'mail', 'sms', 'sms'])
  expect(await staff.takeDeeds()).toEqual(['departure written to'])
  expect((await manager({ do: 'send', ...letter, body: '' }, path)).status).toBe(422)
})

test('cancelling shows names and rupees first, wants the id, and two persons where somebody has paid', async () => {
  const path = `${address}/cancel`
  const { text } = await ask(path, { role: 'manager' })
  for (const word of ['Asha Rao', '2 bookings', '₹30,000', '2 mails', desk.trip]) expect(text).toContain(word)
  const shown = hiddenField(text, 'shown') ?? ''
  const form = { do: 'cancel', why: 'Too few guests', shown, 'typed-id': desk.trip }
  const wrong = await manager({ ...form, 'typed-id': 'lw6' }, path)
  expect([wrong.status, (await departure()).cancelled_at]).toEqual([422, null])
  await staff.takeDeeds()
  const old = await manager({ ...form, shown: 'of another moment' }, path)
  expect([old.status, await staff.takeDeeds()]).toEqual([422, []])
  const asked = await Promise.all([1, 2].map(() => manager(form, path)))
  expect(asked.map(({ headers }) => headers.get('location'))).toEqual(
    Array(2).fill(expect.stringMatching(/^\/console\/approvals\/[\w-]{36}$/)),
  )
  expect([await staff.takeDeeds(), (await departure()).cancelled_at]).toEqual([['approval asked'], null])
  expect((await ask(path, { role: 'manager' })).text).toContain('It waits for a second person')
  const empty = await desk.add({ id: '2026-12-09', total: 4 })
  expect((await manager(form, `/console/departures/${empty}/cancel`)).status).toBe(303)
  expect((await departure(empty)).cancelled_at).not.toBeNull()
  expect(await staff.takeDeeds()).toEqual(['departure cancelled'])
})

test('a captain sees the own departures alone, from 7 days before to 3 days after', async () => {
  const captain = staff.ofRole('captain').id
  expect((await manager({ do: 'captain', captain: staff.ofRole('owner').id })).status).toBe(422)
  expect((await manager({ do: 'captain', captain })).status).toBe(303)
  const own = `/console/my-departures/${taken}`
  const other = await desk.add({ id: '2026-12-06', total: 4 })
  const seenOn = async (day: string) => {
    app.clock.set(new Date(`${day}T06:00:00Z`))
    const cookie = await staff.sessionOf('captain')
    const [list, page] = [await ask('/console/my-departures', { cookie }), await ask(own, { cookie })]
    expect(list.text.includes(own)).toBe(page.status === 200)
    expect((await ask(`/console/my-departures/${other}`, { cookie })).status).toBe(404)
    expect((await ask(address, { cookie })).status).toBe(403)
    return page
  }
  expect((await ask(`${address}/manifest`, { role: 'accountant' })).text).not.toContain('98765 43210')
  expect((await ask(`${address}/manifest`, { role: 'manager' })).text).toContain('98765 43210')
  expect((await seenOn('2026-11-27')).status).toBe(404)
  const page = await seenOn('2026-11-28')
  expect(page.text).toContain('+91 98765 43210')
  // It ends on the 7th.
  expect((await seenOn('2026-12-10')).status).toBe(200)
  expect((await seenOn('2026-12-11')).status).toBe(404)
})
