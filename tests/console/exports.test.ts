import { expect, test } from 'vitest'
import type { Role } from '../../domain/staff/roles.ts'
import { startConsole } from '../setup/console.ts'
import { fillBookings } from '../setup/fill-bookings.ts'
import { fetchFile, readCsv, rowsOf, sheetsOf } from '../setup/read-files.ts'

const { app, staff, ask } = await startConsole()
const { pool } = app.database
await fillBookings(pool, 80)
await pool.query(`update departures set offered = false where sold = 0 and trip_id = 'trip-3';
  update bookings set total_paise = 995000, payable_paise = 995000, wallet_paise = 0;
  insert into outbox (channel, recipient, subject, body, created_at) values ('sms', '919822404410', null, 'The secret of the message', now()),
    ('mail', 'asha@example.com', '=cmd|''/C calc''!A0', 'The secret of the message', now())`)
const file = (path: string, act: string, role: Role) =>
  fetchFile({ url: app.url, staff }, path, { role, act })

/** Each list, who asks, how many rows the database has for it, and which of its columns tells them apart. */
const lists: [string, Role, string, string][] = [
  [
    '/console/departures/export?trip=trip-3&from=2027-01-01',
    'manager',
    `select count(*) from departures where trip_id = 'trip-3' and sold > 0`,
    'departures',
  ],
  [
    '/console/refunds/export?show=done',
    'accountant',
    `select count(*) from refunds where state = 'completed'`,
    'refunds',
  ],
  [
    '/console/messages/export?state=sent',
    'manager',
    `select count(*) from outbox where sent_at is not null`,
    'messages',
  ],
  ['/console/log/export', 'owner', `select count(*) from log_entries`, 'log'],
  [
    '/console/log/export?what=staff+signed+in',
    'owner',
    `select count(*) from log_entries where what = 'staff signed in'`,
    'log',
  ],
]

test.each(lists)(
  '%s is a CSV and an XLSX of exactly what it shows, and the log says so',
  async (path, role, count, name) => {
    await staff.takeDeeds()
    const { rows } = await pool.query<{ count: string }>(count)
    const csv = await file(path, 'csv', role)
    expect(csv.name).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    const lines = readCsv(csv.bytes)
    expect(lines.length - 1).toBe(Number(rows[0]?.count))
    expect(new Set(lines.map(([id]) => id)).size).toBe(lines.length)
    expect(await staff.takeDeeds()).toEqual(['list exported'])
    const sheet = rowsOf(sheetsOf((await file(path, 'xlsx', role)).bytes).get(name))
    // The log has a row more by now: that of its first file.
    expect(sheet.slice(-1)).toEqual(lines.slice(-1).map((line) => line.map(escaped)))
    expect(await staff.takeDeeds()).toEqual(['list exported'])
    // Asked for by its address alone there is a page, and no file.
    expect((await ask(path, { role })).text).toContain('This list as a file')
  },
)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

test('each role has its own part of the log, as a page and as a file', async () => {
  const of = async (path: string, role: Role) => readCsv((await file(path, 'csv', role)).bytes).slice(1)
  const own = await of('/console/log/own/export', 'manager')
  expect(own.length).toBeGreaterThan(0)
  expect(new Set(own.map((line) => line[2]))).toEqual(new Set(['Sample manager']))
  expect(await of('/console/log/money/export', 'accountant')).toEqual([])
  const { rows } = await pool.query(
    `select count(*)::int as count from log_entries where what = 'list exported'`,
  )
  expect(rows[0].count).toBeGreaterThan(0)
  expect((await file('/console/log/export', 'csv', 'accountant')).status).toBe(403)
})

test('messages leave without their words, numbers and addresses covered unless they are asked for', async () => {
  const covered = (await file('/console/messages/export', 'csv', 'owner')).bytes.toString()
  expect(covered).toContain('…4410')
  expect(covered).toContain(",a…@example.com,'=cmd|")
  for (const secret of ['919822404410', 'asha@example.com', 'The secret'])
    expect(covered).not.toContain(secret)
  const whole = (await file('/console/messages/export', 'csv with phones', 'owner')).bytes.toString()
  expect(whole).toContain('919822404410')
  expect(whole).not.toContain('The secret')
})

test('buttons stand where there is something to take', async () => {
  for (const path of [
    '/console/departures?from=2027-01-01',
    '/console/refunds?show=done',
    '/console/messages',
    '/console/log',
  ])
    expect([path, (await ask(path, { role: 'owner' })).text.includes('value="xlsx"')]).toEqual([path, true])
  for (const path of ['/console/refunds?show=refused', '/console/departures?trip=none', '/console/log/money'])
    expect([
      path,
      (await ask(path, { role: path.endsWith('money') ? 'accountant' : 'owner' })).text.includes(
        'value="xlsx"',
      ),
    ]).toEqual([path, false])
})
