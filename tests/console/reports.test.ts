import { expect, test } from 'vitest'
import { papers } from '../../database/schema/papers.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { invoiceOf, soldPrice } from '../factories/papers.ts'
import { phones } from '../setup/account.ts'
import { makeWish, start } from '../setup/booking.ts'
import { openConsole } from '../setup/console.ts'
import { asAsha, bookAndPay, details, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'
import { fetchFile, readCsv, rowsOf, sheetsOf } from '../setup/read-files.ts'
import { staffSettings } from '../setup/sample-staff.ts'

const app = await startMyBookingsApp({
  AUTH_SECRET: staffSettings.AUTH_SECRET,
  SMS_TEST_OTP: `${staffSettings.SMS_TEST_OTP},${phones.asha}:123456`,
  TCS_SECTION: '394(1)',
})
const { staff, ask } = await openConsole(app)
const { db, pool } = app.database
const pan = 'ABCDE1234F'
const file = (path: string, act: string, role: Role = 'accountant') =>
  fetchFile({ url: app.url, staff }, path, { role, act })
/** Words of a page, without the marks between them that React leaves. */
const page = async (path: string, role: Role = 'accountant') => {
  const { status, text } = await ask(path, { role })
  expect([path, status]).toEqual([path, 200])
  return text.replaceAll('<!-- -->', '')
}

const references = [
  await bookAndPay(app),
  await bookAndPay(app),
  await bookAndPay(app),
  await bookAndPay(app),
]

const rider = { package: { price: 47_999, gstExtra: false } }

/** A tax invoice for one of them, as a company with a GSTIN would have issued it: by hand, since the sample one has none. */
async function issue(counter: number, reference: string, at: string, date: string, change = {}) {
  const number = `KF/26-27/${String(counter).padStart(5, '0')}`
  const content = invoiceOf({
    number,
    date,
    bookingReference: reference,
    price: soldPrice({ ...rider, guests: 1, couponCode: '' }),
    ...change,
  })
  const row = { number, kind: 'tax invoice', financialYear: '26-27', counter, reference } as const
  await db.insert(papers).values({ ...row, issuedAt: new Date(at), content })
}
const [first = '', second = '', third = '', fourth = ''] = references
// The last moment of October in India, and the first of November.
await issue(1, first, '2026-10-31T18:29:59.999Z', '2026-10-31')
await issue(2, second, '2026-10-31T18:30:00Z', '2026-11-01')

test('a month ends at midnight in India; its checks are in order, and name a gap and a difference', async () => {
  const october = await page('/console/reports/gstr-1?month=2026-10')
  expect(october).toContain('KF/26-27/00001 to 00001')
  expect(october).toContain('Numbers run without a gap')
  expect(october).toContain('Papers agree with the money of their bookings: ₹47,999')
  expect(october).not.toContain('00002')
  const november = await page('/console/reports/gstr-1?month=2026-11')
  expect(november).toContain('KF/26-27/00002 to 00002')
  expect(november).toContain('This month goes on')
  await issue(4, third, '2026-11-02T06:00:00Z', '2026-11-02')
  const twice = { price: soldPrice({ ...rider, guests: 2, couponCode: '' }) }
  await issue(5, fourth, '2026-11-02T06:00:01Z', '2026-11-02', twice)
  const wrong = await page('/console/reports/gstr-1?month=2026-11')
  expect(wrong).toContain('KF/26-27/00003 was never issued')
  expect(wrong).toMatch(new RegExp(`${fourth}</a> ₹95,998 invoiced, ₹47,999 received`))
  expect(wrong).not.toContain(`${third}</a> ₹`)
  expect(await page('/console/reports/gstr-1?month=2026-10')).toContain('Numbers run without a gap')
  expect(await page('/console/reports/gstr-1?month=nonsense')).toContain('GSTR-1, October 2026')
  expect(await page('/console/reports/gstr-1?month=2019-01')).toContain('No tax invoice in this month')
})

test('a section is a CSV for the tool and all are sheets of a workbook: the same bytes whenever they are made', async () => {
  await staff.takeDeeds()
  const address = '/console/reports/gstr-1/export?month=2026-10'
  const csv = await file(`${address}&section=b2cs`, 'csv')
  expect(csv.name).toBe('gstr-1-2026-10-b2cs.csv')
  expect(csv.bytes.subarray(0, 5).toString()).toBe('Type,')
  const taxable = '45713.00'
  expect(readCsv(csv.bytes)).toEqual([
    [
      'Type',
      'Place Of Supply',
      'Applicable % of Tax Rate',
      'Rate',
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
    ],
    ['OE', '29-Karnataka', '', '5', taxable, '0.00', ''],
  ])
  const workbook = await file(address, 'xlsx')
  expect(workbook.name).toBe('gstr-1-2026-10.xlsx')
  const sheets = sheetsOf(workbook.bytes)
  expect([...sheets.keys()]).toEqual([
    'b2b,sez,de',
    'b2cl',
    'b2cs',
    'cdnr',
    'cdnur',
    'hsn(b2b)',
    'hsn(b2c)',
    'docs',
  ])
  expect(rowsOf(sheets.get('b2cs'))[1]).toEqual(['OE', '29-Karnataka', '', '5', taxable, '0.00', ''])
  expect(rowsOf(sheets.get('hsn(b2c)'))[1]?.slice(0, 8)).toEqual([
    '998555',
    '',
    'NA',
    '0',
    '47999.00',
    '5',
    taxable,
    '2286.00',
  ])
  expect(rowsOf(sheets.get('docs'))[1]?.slice(1)).toEqual(['KF/26-27/00001', 'KF/26-27/00001', '1', '0'])
  app.later(120)
  expect((await file(address, 'xlsx')).bytes.equals(workbook.bytes)).toBe(true)
  expect(await staff.takeDeeds()).toEqual(Array(3).fill('list exported'))
  const { rows } = await pool.query(`select subject_id, after from log_entries order by id desc limit 1`)
  expect(rows[0]).toMatchObject({ subject_id: 'gst return', after: { format: 'xlsx', since: '2026-10-01' } })
  const section = await page('/console/reports/gstr-1?month=2026-10&section=docs')
  expect(section).toContain('Invoices for outward supply')
})

async function bookAbroad(more: { pan?: string } = {}): Promise<string> {
  const wish = await makeWish(app, { tripId: 'i4', price: 47_500 })
  const userDetails = { name: 'Asha Rao', email: 'asha@example.com', phone: phones.asha.slice(2), ...more }
  const { bookingRef } = await start(app, { ...wish, userDetails }, await asAsha(app))
  await settle(app, bookingRef, 'COMPLETED')
  return bookingRef
}

test('PANs are covered until somebody with a fresh factor looks, and each look and each file is noted', async () => {
  const [given, without] = [await bookAbroad({ pan }), await bookAbroad()]
  const address = '/console/reports/tcs?quarter=2026-10'
  const covered = await page(address)
  for (const said of [
    given,
    without,
    '••••••234F',
    'Not given',
    '394(1)',
    '₹95,000',
    '₹1,862',
    '1 booking on this page came',
  ])
    expect(covered, said).toContain(said)
  expect(covered).not.toContain(pan)
  expect(await page('/console/reports/tcs?quarter=2026-07')).toContain('No money for a trip abroad')
  expect((await ask(address, { role: 'manager' })).status).toBe(403)
  await staff.takeDeeds()
  const cookie = await staff.sessionOf('accountant')
  const open = await ask(address, { cookie, form: { do: 'show PANs' } })
  expect(open.text).toContain(pan)
  expect(await staff.takeDeeds()).toEqual(['PAN read'])
  const { rows: reads } = await pool.query('select reference, by from pan_reads')
  expect(reads).toEqual([{ reference: given, by: staff.ofRole('accountant').id }])

  const csv = readCsv((await file('/console/reports/tcs/export?quarter=2026-10', 'csv')).bytes)
  expect(csv.map((line) => line[3])).toEqual([
    'PAN',
    ...csv.slice(1).map((line) => (line[1] === given ? '••••••234F' : 'not given')),
  ])
  expect(csv.map((line) => [line[6], line[7]])).toEqual([
    ['amount', 'TCS'],
    ['47500.00', '931.00'],
    ['47500.00', '931.00'],
  ])
  expect(await staff.takeDeeds()).toEqual(['list exported'])
  const whole = await file('/console/reports/tcs/export?quarter=2026-10', 'xlsx with PANs')
  expect(rowsOf(sheetsOf(whole.bytes).get('tcs')).flat()).toContain(pan)
  expect(await staff.takeDeeds()).toEqual(['PAN read', 'list exported'])
  const { rows } = await pool.query(`select after from log_entries order by id desc limit 1`)
  expect(rows[0].after).toMatchObject({ pans: true, rows: 2 })

  await staff.letFactorsAge()
  for (const [path, act] of [
    [address, 'show PANs'],
    ['/console/reports/tcs/export?quarter=2026-10', 'csv with PANs'],
  ] as const) {
    const asked = await ask(path, { cookie, form: { do: act } })
    expect([asked.status, asked.text.includes('Confirm it is you'), asked.text.includes(pan)]).toEqual([
      403,
      true,
      false,
    ])
  }
  expect(await staff.takeDeeds()).toEqual([])
})

test('what goes back takes its tax with it, on its day', async () => {
  const reference = await bookAbroad({ pan })
  const asha = await asAsha(app)
  await asha.ask('PUT', `/bookings/${reference}/invoice-details`, details)
  const { refundSteps } = await readBooking(asha, reference)
  const refund = refundSteps[0]?.refund ?? 0
  await asha.ask('POST', `/bookings/${reference}/cancel`, { way: 'as paid', refund })
  await app.comeToRest()
  const csv = readCsv((await file('/console/reports/tcs/export?quarter=2026-10', 'csv')).bytes)
  const lines = csv.filter((line) => line[1] === reference)
  expect(lines.map((line) => [line[5], line[6]])).toEqual([
    ['received', '47500.00'],
    ['given back', `-${refund}.00`],
  ])
  const { rows } = await pool.query<{ tcs: string }>(
    `select (content #>> '{amounts,tcsPaise}') as tcs from papers where kind = 'receipt of refund' and reference = $1`,
    [reference],
  )
  expect(lines[1]?.[7]).toBe((-Number(rows[0]?.tcs) / 100).toFixed(2))
  const reasons = readCsv((await file('/console/reports/refunds/export', 'csv', 'manager')).bytes)
  expect(reasons).toEqual([
    ['reason', 'refunds', 'bookings', 'the way it was paid', 'to wallets', 'sum'],
    ['cancelled by the traveller', '1', '1', `${refund}.00`, '0.00', `${refund}.00`],
  ])
  expect(await page('/console/reports/refunds?by=month', 'manager')).toContain('November 2026')
  expect(await page('/console/reports/gstr-1?month=2026-11')).toContain('2 receipts are not in this return')
})

test('sales are what papers say, by month, trip and departure; seats are those of departures', async () => {
  const rows = (path: string) => file(path, 'csv', 'manager').then(({ bytes }) => readCsv(bytes).slice(1))
  const months = await rows('/console/reports/sales/export?first=2026-10')
  const { rows: said } = await pool.query<{ month: string; paise: string }>(
    `select to_char(issued_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
       sum((content #>> '{amounts,totalPaise}')::bigint * case when kind in ('tax invoice', 'receipt') then 1 else -1 end) as paise
     from papers group by 1 order by 1`,
  )
  expect(months.map((line) => [line[0], line[5]])).toEqual(
    said.map(({ month, paise }) => [month, (Number(paise) / 100).toFixed(2)]),
  )
  const trips = await rows('/console/reports/sales/export?first=2026-10&by=trip')
  expect(trips.map(([id]) => id).toSorted()).toEqual(['i4', 'lw6'])
  const one = await rows('/console/reports/sales/export?first=2026-10&by=departure&trip=lw6')
  expect(one).toHaveLength(1)
  const sum = (lines: string[][], column: number) =>
    lines.reduce((total, line) => total + Number(line[column]), 0)
  expect(sum(trips, 6)).toBeCloseTo(sum(months, 5), 2)
  const seats = await rows('/console/reports/occupancy/export?by=departure&trip=lw6&last=2027-12')
  const { rows: departures } = await pool.query<{ sold: number; total: number }>(
    `select sum(sold_in_all)::int as sold, sum(total)::int as total from departures where trip_id = 'lw6' and cancelled_at is null`,
  )
  expect([sum(seats, 6), sum(seats, 5)]).toEqual([departures[0]?.sold, departures[0]?.total])
  for (const name of ['sales', 'occupancy', 'refunds'])
    for (const query of ['', '?by=departure', '?by=trip&trip=nothing', '?first=2020-01&last=x&after=%00'])
      await page(`/console/reports/${name}${query}`, 'manager')
  const overview = await page('/console/reports', 'manager')
  expect(overview).not.toContain('GSTR-1')
  expect(await page('/console/reports')).toContain('GSTR-1')
  expect((await ask('/console/reports', { role: 'captain' })).status).toBe(403)
  // A report under a name, as every list.
  const saved = await ask('/console/reports/sales?by=trip', {
    role: 'manager',
    form: { do: 'save view', 'view-name': 'By trip' },
  })
  expect([saved.status, (await page('/console/reports/sales', 'manager')).includes('By trip</a>')]).toEqual([
    303,
    true,
  ])
})
