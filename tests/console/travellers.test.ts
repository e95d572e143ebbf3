import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTravellerDesk } from '../../server/travellers/create-traveller-desk.ts'
import { moveCredit } from '../../server/wallet/wallet-store.ts'
import { logIn, phones } from '../setup/account.ts'
import { openConsole } from '../setup/console.ts'
import { bookAndPay, startMyBookingsApp } from '../setup/my-bookings.ts'
import { fetchFile, readCsv } from '../setup/read-files.ts'
import { staffSettings } from '../setup/sample-staff.ts'

const app = await startMyBookingsApp({
  AUTH_SECRET: staffSettings.AUTH_SECRET,
  SMS_TEST_OTP: `${staffSettings.SMS_TEST_OTP},${phones.asha}:123456,${phones.ravi}:123456`,
})
const { staff, ask } = await openConsole(app)
const { db, pool } = app.database
const asha = await logIn(app, phones.asha)
const own = await bookAndPay(app)
const asGuest = await bookAndPay(app, { date: 1 }, { name: 'Noor देशपांडे', asGuest: true })
// A stranger who never logged in.
await pool.query(
  `update bookings set phone = '919822404410', email = 'Noor@Example.com' where reference = $1`,
  [asGuest],
)
app.later(60)
const ravi = await logIn(app, phones.ravi)
await ravi.ask('PUT', '/profile', { name: 'Ravi Malhotra', email: 'ravi@example.com' })
await moveCredit(db, {
  travellerId: asha.userId,
  from: 'credits',
  to: 'wallet',
  reference: null,
  what: 'gift',
  amountPaise: 900_00,
  at: app.clock.now(),
})

const list = async (find = '', role: 'owner' | 'accountant' = 'owner') =>
  (await ask(`/console/travellers${find && `?${new URLSearchParams({ find })}`}`, { role })).text
const found = (html: string) =>
  [...html.matchAll(/href="\/console\/travellers\/([\w-]+)" class="row-link"/g)].map(([, id]) => id)

test('logins stand in the list, the newest first, and the box finds guests as well', async () => {
  expect(found(await list())).toEqual([ravi.userId, asha.userId])
  const each: [string, string[]][] = [
    ['3210', [asha.userId]],
    ['+91 98765 43210', [asha.userId]],
    ['malho', [ravi.userId]],
    ['ravi@example.com', [ravi.userId]],
    ['Asha', [asha.userId]],
    ['4410', [asGuest]],
    ['देशपांडे', [asGuest]],
    ['noor@EXAMPLE.com', [asGuest]],
    ['nobody', []],
    ["O'No%", []],
    ['12', []],
  ]
  for (const [find, ids] of each) expect([find, found(await list(find))]).toEqual([find, ids])
  expect(await list('nobody')).toContain('Nobody found for')
  for (const after of ['x~y', `1~${asGuest}`, '99999999999999999~x'])
    expect((await ask(`/console/travellers?after=${after}`, { role: 'owner' })).status).toBe(200)
})

test('pages of fifty go on after a row, with logins and guests alike', async () => {
  await pool.query(`insert into auth_users (id, phone, metadata, phone_confirmed_at, created_at, updated_at)
    select gen_random_uuid(), '9170000' || lpad(i::text, 5, '0'), '{}', now(), timestamptz '2026-01-01 00:00:00.123456+00', now() from generate_series(1, 60) i`)
  for (const find of ['', '70000000']) {
    const seen: string[] = []
    for (let path: string | undefined = `/console/travellers${find && `?find=${find}`}`; path; ) {
      const { text } = await ask(path, { role: 'owner' })
      seen.push(...(found(text) as string[]))
      path = /<a href="([^"]*)" rel="next"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
    }
    expect(seen).toEqual([...new Set(seen)])
    if (find === '') expect(seen).toHaveLength(62)
  }
  await pool.query(`delete from auth_users where phone like '9170000%'`)
})

test('a page tells bookings, wallet, saved trips, messages and login, masked by role', async () => {
  const page = async (id: string, role: 'owner' | 'accountant') => {
    const { status, text } = await ask(`/console/travellers/${id}`, { role })
    expect(status).toBe(200)
    return text.replaceAll('<!-- -->', '')
  }
  const owners = await page(asha.userId, 'owner')
  for (const said of [
    own,
    'A gift',
    'Holds now',
    '₹900',
    'Saved trips',
    'Firefox on Linux',
    'Off',
    '98765 43210',
  ])
    expect(owners, said).toContain(said)
  expect(owners).toContain(`/console/pay-outs/new?traveller=${asha.userId}`)
  const { rows } = await pool.query(
    `select subject from outbox where reference = '${own}' and recipient = 'asha@example.com' limit 1`,
  )
  expect(owners).not.toContain('New booking')
  expect(owners).toContain(String(rows[0].subject).replace(` (${own})`, ''))
  const accountants = await page(asha.userId, 'accountant')
  expect(accountants).toContain('•••• 3210')
  for (const secret of ['98765', phones.asha, 'asha@example.com']) expect(accountants).not.toContain(secret)
  const guests = await page(asGuest, 'owner')
  expect(guests).toContain('There is no login with this phone')
  expect(guests).not.toContain('Wallet')
  const same = await ask(`/console/travellers/${own}`, { role: 'owner' })
  expect(same.headers.get('location')).toBe(`/console/travellers/${asha.userId}`)
  for (const id of [randomUUID(), 'KF-22222222', 'x', '%00'])
    expect([id, (await ask(`/console/travellers/${id}`, { role: 'owner' })).status]).toEqual([id, 404])
})

test('a lost app is removed with a reason and a fresh factor, once; the traveller is told, and the log', async () => {
  const address = `/console/travellers/${asha.userId}`
  await pool.query(
    `insert into auth_factors (id, user_id, friendly_name, secret, verified_at, created_at, updated_at) values (gen_random_uuid(), $1, 'app', 'sealed', now(), now(), now())`,
    [asha.userId],
  )
  expect((await ask(address, { role: 'owner' })).text).toContain('Remove the app')
  expect((await ask(address, { role: 'accountant' })).text).not.toContain('Remove the app')
  const remove = (why: string, who: { role?: 'accountant'; cookie?: string }) =>
    ask(address, { ...who, form: { do: 'remove factor', why } })
  const cookie = await staff.sessionOf('manager')
  await staff.takeDeeds()
  expect((await remove('Known by voice', { role: 'accountant' })).status).toBe(403)
  expect((await remove(' ', { cookie })).status).toBe(422)
  await staff.letFactorsAge()
  expect((await remove('Known by voice', { cookie })).text).toContain('Confirm it is you')
  expect(await staff.takeDeeds()).toEqual([])
  const fresh = await staff.sessionOf('manager')
  const answers = await Promise.all([1, 2].map(() => remove('Known by voice', { cookie: fresh })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect(await staff.takeDeeds()).toEqual(['second factor removed'])
  expect((await ask(`${address}?removed`, { role: 'owner' })).text).toContain('Two-step login is removed')
  const { rows } = await pool.query(
    `select count(*)::int as count from outbox where channel = 'sms' and recipient = $1`,
    [phones.asha],
  )
  expect(rows[0].count).toBe(1)
})

test('the list is a file, with phones only when they are asked for', async () => {
  const file = async (act: string) =>
    readCsv(
      (await fetchFile({ url: app.url, staff }, '/console/travellers/export', { role: 'owner', act })).bytes,
    )
  const covered = await file('csv')
  expect(covered.slice(1).map((line) => line[1])).toEqual(['…3211', '…3210'])
  expect(covered[0]).not.toContain('e-mail')
  expect((await file('csv with phones'))[2]?.slice(1, 3)).toEqual([phones.asha, 'asha@example.com'])
})

test('where another project keeps the logins, travellers are told by their bookings', async () => {
  const desk = createTravellerDesk({
    db,
    patientDb: db,
    clock: app.clock,
    tellTraveller: async () => {},
    hosted: true,
  })
  const ids = async (find: string) => (await desk.list({ find }, null)).rows.map(({ id }) => id)
  expect((await ids('')).toSorted()).toEqual([asGuest, own].toSorted())
  expect(await ids('4410')).toEqual([asGuest])
  expect(await ids('3210')).toEqual([own])
  expect(await desk.show(asha.userId)).toEqual({ at: own })
  expect(await desk.show(own)).toMatchObject({
    login: null,
    account: { id: asha.userId, wallet: { balancePaise: 900_00 } },
  })
  expect(await desk.removeFactor(asha.userId, 'Known by voice', { kind: 'command line' })).toEqual({
    ok: false,
    reason: 'no account',
  })
})
