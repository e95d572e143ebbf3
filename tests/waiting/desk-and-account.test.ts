import { expect, test } from 'vitest'
import { createFreeHold } from '../../server/bookings/holds/free-hold.ts'
import { createTakeOffSale } from '../../server/bookings/refunds/take-off-sale.ts'
import { accountSettings, logIn, phones } from '../setup/account.ts'
import { openConsole } from '../setup/console.ts'
import { startMyBookingsApp } from '../setup/my-bookings.ts'
import { staffSettings } from '../setup/sample-staff.ts'
import {
  freeOf,
  join,
  partiesOf,
  post,
  raisedWaiting,
  refuseIdleSeats,
  sellOut,
  statesOf,
} from '../setup/waiting.ts'
import { createCancel } from '../setup/waiting-rounds.ts'

const app = await startMyBookingsApp({
  ...staffSettings,
  SMS_TEST_OTP: `${accountSettings.SMS_TEST_OTP},${staffSettings.SMS_TEST_OTP ?? ''}`,
  LIMITS: `${accountSettings.LIMITS},${raisedWaiting}`,
})
const { pool, db } = app.database
await refuseIdleSeats(pool)
const { ask } = await openConsole(app)
const cancel = createCancel(app)
const day = 24 * 3600

test('the desk sees who waits with place, masks phones by role, puts first with a reason and takes off', async () => {
  const { which, path, references } = await sellOut(app, { date: 0, parties: [1, 1] })
  await join(app, path, { name: 'Meera Joshi', phone: '8300000001' })
  await join(app, path, { name: 'Imran Khan', phone: '8300000002' })
  await join(app, path, { name: 'Tara Bose', phone: '8300000003' })
  const address = `/console/departures/${which.join('/')}`
  const seen = await ask(`${address}?tab=waiting`, { role: 'manager' })
  expect(seen.text.indexOf('Meera Joshi')).toBeLessThan(seen.text.indexOf('Imran Khan'))
  expect(seen.text).toContain('+91 83000 00001')
  const accountant = await ask(`${address}?tab=waiting`, { role: 'accountant' })
  expect(accountant.text).toContain('Meera Joshi')
  expect(accountant.text).not.toContain('83000 00001')
  expect(accountant.text).not.toContain('Put first')
  const [, imran, tara] = await partiesOf(app, which)
  const form = { do: 'put first', party: tara?.id ?? '', why: 'Promised by phone' }
  expect((await ask(address, { role: 'accountant', form })).status).toBe(403)
  expect((await ask(address, { role: 'manager', form: { ...form, why: '' } })).status).toBe(422)
  expect((await ask(address, { role: 'manager', form })).status).toBe(303)
  expect((await ask(address, { role: 'manager', form })).status).toBe(303)
  await cancel(references[0] ?? '')
  expect(await statesOf(app, which)).toEqual(['waiting', 'waiting', 'offered'])
  const off = { do: 'take off', party: imran?.id ?? '', why: 'Asked us to' }
  expect((await ask(address, { role: 'manager', form: off })).status).toBe(303)
  expect((await ask(address, { role: 'manager', form: off })).status).toBe(422)
  const takeOffer = { do: 'take off', party: tara?.id ?? '', why: 'Booked another date' }
  expect((await ask(address, { role: 'manager', form: takeOffer })).status).toBe(303)
  expect(await statesOf(app, which)).toEqual(['offered', 'left', 'left'])
  const { rows } = await pool.query(`select what, why from log_entries where what like 'party%' order by id`)
  expect(rows).toEqual([
    { what: 'party put first', why: 'Promised by phone' },
    { what: 'party taken off', why: 'Asked us to' },
    { what: 'party taken off', why: 'Booked another date' },
  ])
  expect((await ask('/console', { role: 'manager' })).text).toContain('Offers running')
  const list = await ask('/console/departures?view=sold-out', { role: 'manager' })
  expect(list.text).toContain('>Waiting<')
  expect(await app.differences()).toEqual([])
})

test('a date that is cancelled ends its line, and everybody is told', async () => {
  const { which, path, references } = await sellOut(app, { date: 1, parties: [1, 1] })
  await join(app, path, { email: 'ends@example.com' })
  await join(app, path)
  await cancel(references[0] ?? '')
  expect(await statesOf(app, which)).toEqual(['offered', 'waiting'])
  const takeOffSale = createTakeOffSale({ db, clock: app.clock, takeApproval: async () => true })
  const target = { tripId: which[0], id: which[1] }
  const taken = await takeOffSale(target, { kind: 'command line' }, { approval: 'agreed' })
  expect([taken.ok, await statesOf(app, which)]).toEqual([true, ['ended', 'ended']])
  const [offer] = await partiesOf(app, which)
  await createFreeHold({ db, clock: app.clock })(offer?.reference ?? '', {
    to: 'failed',
    by: 'site',
    why: 'cancelled for the traveller',
  })
  await app.comeToRest()
  expect(await statesOf(app, which)).toEqual(['ended', 'ended'])
  const { rows } = await pool.query(
    `select body from outbox where recipient = 'ends@example.com' order by id`,
  )
  expect(rows.at(-1)?.body).toContain('This date does not run')
  expect((await join(app, path)).status).toBe(409)
})

test('a place is the account’s of who opens its link, stands in My Trips and in the download, and goes with the account', async () => {
  const { which, path } = await sellOut(app, { date: 2, parties: [1] })
  const { to } = await join(app, path, { phone: '8300000009' })
  const [asha, ravi] = [await logIn(app, phones.asha), await logIn(app, phones.ravi)]
  const code = to.slice('/waiting/'.length)
  const places = async (who: typeof asha) =>
    ((await (await who.ask('GET', '/bookings')).json()) as { places: { place: string; path: string }[] })
      .places
  expect((await ravi.ask('PUT', '/waiting/no-such-code')).status).toBe(404)
  expect((await asha.ask('PUT', `/waiting/${code}`)).status).toBe(204)
  expect((await asha.ask('PUT', `/waiting/${code}`)).status).toBe(204)
  expect((await ravi.ask('PUT', `/waiting/${code}`)).status).toBe(404)
  expect([await places(asha), await places(ravi)]).toEqual([
    [expect.objectContaining({ place: 'You are first.', path: to })],
    [],
  ])
  const { waitingLists } = (await (await asha.ask('POST', '/export')).json()) as { waitingLists: object[] }
  expect(waitingLists).toMatchObject([{ guests: 1, phone: '918300000009', state: 'waiting' }])
  expect((await asha.ask('DELETE', '')).status).toBe(204)
  expect(await partiesOf(app, which)).toEqual([])
  expect((await fetch(app.url + to)).status).toBe(404)
})

test('who waited is forgotten 30 days after the trip has started, and nobody waits for what has left', async () => {
  const { which, path, references } = await sellOut(app, { tripId: 'f1', date: 0, parties: [1, 1] })
  const left = await join(app, path, { email: 'gone@example.com' })
  const stays = await join(app, path)
  await post(app, left.to, { do: 'leave' })
  const starts = await pool.query(
    `select start_date::text as starts from departures where trip_id = $1 and id = $2`,
    which,
  )
  const until = (days: number) =>
    (Date.parse(`${starts.rows[0].starts}T06:00:00+05:30`) - app.clock.now().getTime()) / 1000 + days * day
  app.later(until(0))
  await app.runDueJobs()
  expect(await statesOf(app, which)).toEqual(['left', 'ended'])
  expect(await freeOf(app, which)).toBe(0)
  app.later(day / 4)
  await app.runDueJobs()
  const { rows } = await pool.query(
    `select body from outbox where subject like 'The waiting list has ended%' order by id`,
  )
  expect(rows.at(-1)?.body).toContain('no seats came free for you in time')
  app.later(until(30))
  await app.runDueJobs()
  expect(await partiesOf(app, which)).toHaveLength(2)
  app.later(until(32))
  await app.runDueJobs()
  expect(await partiesOf(app, which)).toEqual([])
  expect((await fetch(app.url + stays.to)).status).toBe(404)
  expect(references).toHaveLength(2)
})
