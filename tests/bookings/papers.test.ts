import { expect, test } from 'vitest'
import { logIn, phones } from '../setup/account.ts'
import { asAsha, bookAndPay, details, readBooking, startMyBookingsApp } from '../setup/my-bookings.ts'
import { readPdfLines } from '../setup/read-pdf.ts'

const app = await startMyBookingsApp()
const { pool } = app.database
const day = 24 * 3600

type Row = { number: string; kind: string; reference: string; total: number }

async function papers(): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select number, kind, reference, (content -> 'amounts' ->> 'totalPaise')::int / 100 as total from papers order by kind, counter`,
  )
  return rows
}

/** A series without a gap from its first number on. */
async function expectNoGaps(): Promise<void> {
  for (const kind of ['receipt', 'receipt of refund']) {
    const numbers = (await papers()).filter((paper) => paper.kind === kind).map(({ number }) => number)
    const prefix = kind === 'receipt' ? 'KR' : 'KB'
    expect(numbers).toEqual(numbers.map((_, i) => `${prefix}/26-27/${String(i + 1).padStart(5, '0')}`))
  }
}

async function download(href: string): Promise<{ answer: Response; lines: string[] }> {
  const answer = await fetch(app.url + href)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { answer, lines: answer.ok ? await readPdfLines(bytes) : [] }
}

test('details issue the invoice at once, in the name that was given, and once only', async () => {
  const reference = await bookAndPay(app, { guests: 2, couponCode: 'SAVE10', price: 43_199 })
  const asha = await asAsha(app)
  const before = await readBooking(asha, reference)
  expect(before).toMatchObject({ papers: [], invoiceWanted: { dueOn: '2026-11-22', asksPan: false } })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => asha.ask('PUT', `/bookings/${reference}/invoice-details`, details)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  const { papers: issued, invoiceWanted } = await readBooking(asha, reference)
  expect(invoiceWanted).toBeNull()
  expect(issued).toMatchObject([{ title: 'Receipt', date: '2026-11-15', amount: 86_398 }])
  const { answer, lines } = await download(issued[0]?.href ?? '')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="KR-26-27-\d{5}\.pdf"$/)
  const text = lines.join('\n')
  for (const part of [issued[0]?.number ?? '', reference, 'आशा राव', 'Karnataka', '560001', '86,398'])
    expect(text).toContain(part)
  const { rows } = await pool.query(
    'select attachments from outbox where reference = $1 and attachments is not null order by id',
    [reference],
  )
  expect(rows.map(({ attachments }) => attachments)).toEqual([['voucher', 'calendar'], ['invoice']])
  await expectNoGaps()
})

test('many at once, and one whose transaction fails, leave no gap in the numbers', async () => {
  const references: string[] = []
  for (let i = 0; i < 10; i++) references.push(await bookAndPay(app, { date: 1 + (i % 4) }))
  const asha = await asAsha(app)
  const put = (reference: string) => asha.ask('PUT', `/bookings/${reference}/invoice-details`, details)
  const [broken = ''] = references
  await pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin if new.reference = '${broken}' then raise exception 'no'; end if; return new; end $$`)
  await pool.query('create trigger refuse before insert on outbox for each row execute function refuse()')
  const answers = await Promise.all(references.map(put))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 500])
  await pool.query('drop trigger refuse on outbox')
  expect((await put(broken)).status).toBe(200)
  await expectNoGaps()
  const issued = await papers()
  expect(
    new Set(references.map((one) => issued.filter(({ reference }) => reference === one).length)),
  ).toEqual(new Set([1]))
})

test('without details the invoice comes by itself after seven days, in the name of the booking', async () => {
  const reference = await bookAndPay(app, { date: 2 }, { name: 'सिंह कार्तिक' })
  app.later(7 * day - 3600)
  await app.runDueJobs()
  expect((await papers()).filter((paper) => paper.reference === reference)).toEqual([])
  app.later(2 * 3600)
  await app.runDueJobs()
  const asha = await asAsha(app)
  const { papers: issued } = await readBooking(asha, reference)
  expect((await download(issued[0]?.href ?? '')).lines.join('\n')).toContain('सिंह कार्तिक')
  expect((await asha.ask('PUT', `/bookings/${reference}/invoice-details`, details)).status).toBe(409)
  await expectNoGaps()
})

test('a cancellation credits what comes back; invoice less credit note is what is kept', async () => {
  const [withInvoice, without] = [await bookAndPay(app, { date: 3 }), await bookAndPay(app, { date: 3 })]
  const asha = await asAsha(app)
  await asha.ask('PUT', `/bookings/${withInvoice}/invoice-details`, details)
  for (const [reference, way] of [
    [withInvoice, 'as paid'],
    [without, 'wallet'],
  ] as const) {
    const { refundSteps, total } = await readBooking(asha, reference)
    const refund = refundSteps[0]?.refund ?? 0
    const answers = await Promise.all(
      [1, 2].map(() => asha.ask('POST', `/bookings/${reference}/cancel`, { way, refund })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const booking = await readBooking(asha, reference)
    const [invoice, note] = booking.papers
    expect([invoice?.amount, note?.amount]).toEqual([total, refund])
    const { lines } = await download(note?.href ?? '')
    const text = lines.join('\n')
    expect(text).toContain('Receipt of refund')
    expect(text).toContain(invoice?.number)
    expect(text).toContain('Cancelled by the traveller on')
    expect([booking.voucherHref, booking.calendarHref, booking.invoiceWanted]).toEqual([null, null, null])
  }
  await expectNoGaps()
})

test('addresses of papers open for ten minutes, and only as they were given', async () => {
  const reference = await bookAndPay(app, { date: 1 })
  const other = await bookAndPay(app, { date: 1 })
  const asha = await asAsha(app)
  await asha.ask('PUT', `/bookings/${reference}/invoice-details`, details)
  await asha.ask('PUT', `/bookings/${other}/invoice-details`, details)
  const { papers: issued, calendarHref } = await readBooking(asha, reference)
  const [invoiceHref = '', ...rest] = [issued[0]?.href, calendarHref] as string[]
  const otherId = (await readBooking(asha, other)).papers[0]?.number.replaceAll('/', '-') ?? ''
  const status = async (href: string, method = 'GET') => (await fetch(app.url + href, { method })).status
  for (const href of [invoiceHref, ...rest]) {
    expect(await status(href)).toBe(200)
    const { headers } = await fetch(app.url + href)
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
    expect(await status(href, 'HEAD')).toBe(200)
    expect(await status(href, 'POST')).toBe(405)
    const [path = '', query = ''] = href.split('?')
    const given = new URLSearchParams(query)
    const changed = (change: Record<string, string>) =>
      `${path}?${new URLSearchParams({ ...Object.fromEntries(given), ...change })}`
    const expires = Number(given.get('expires'))
    const forged = [
      path,
      changed({ signature: '' }),
      changed({ signature: 'x'.repeat(43) }),
      changed({ signature: given.get('signature')?.toLowerCase() ?? '' }),
      changed({ expires: String(expires + 1) }),
      changed({ expires: `${expires}0000000000` }),
      changed({ expires: '1e99' }),
      changed({ expires: '\0' }),
      href.replace(/\/papers\/[^/]+/, `/papers/${otherId}`),
      href.replace(/\/papers\/[^/]+/, `/papers/${other}`),
      href.replace(/\/papers\/[^/]+/, '/papers/%00'),
      href.replace(/\/(\w[\w-]*)\?/, '/credit-note?'),
      href.replace(/\/(\w[\w-]*)\?/, '/nothing?'),
    ]
    for (const address of forged) expect(await status(address), address).toBe(404)
  }
  app.later(600)
  expect(await Promise.all([invoiceHref, ...rest].map((href) => status(href)))).toEqual([200, 200])
  app.later(1)
  expect(await Promise.all([invoiceHref, ...rest].map((href) => status(href)))).toEqual([404, 404])
})

test('calendar and voucher say what was booked', async () => {
  const reference = await bookAndPay(app, { guests: 2, date: 2 }, { name: 'Asha <b>Rao</b>' })
  const booking = await readBooking(await asAsha(app), reference)
  const calendar = await (await fetch(app.url + booking.calendarHref)).text()
  const compact = (date: string) => date.replaceAll('-', '')
  expect(calendar).toContain(`DTSTART;TZID=Asia/Kolkata:${compact(booking.startDate)}T120000\r\n`)
  expect(calendar).toMatch(new RegExp(`DTEND;TZID=Asia/Kolkata:${compact(booking.endDate)}T\\d{4}00\\r\\n`))
  expect(calendar).toContain(`UID:${reference}@localhost`)
  const voucher = await (await fetch(app.url + booking.voucherHref)).text()
  for (const part of [reference, 'and 1 more guest', 'Asha &lt;b&gt;Rao']) expect(voucher).toContain(part)
  // What one needs on the way is on the sheet, also where there is no network.
  const [place = '?', time = '?'] = booking.meetingPlace?.split(/, (?=\d+:\d\d )/) ?? []
  expect(time).toBe('12:00 noon')
  for (const part of [place, `>${time}<`, '>Getting there<', '>Network<', '>Cash<', 'Papers you carry'])
    expect(voucher).toContain(part)
  expect(voucher).toContain('Nothing is added at the end.')
  expect(calendar.replaceAll('\r\n ', '')).toContain('12:00 noon')
  expect(voucher).toContain('noindex')
})

test('a trip abroad asks for the PAN, which stands nowhere in clear', async () => {
  const reference = await bookAndPay(app, { tripId: 'i4', price: 47_500 })
  const asha = await asAsha(app)
  expect((await readBooking(asha, reference)).invoiceWanted).toMatchObject({ asksPan: true })
  const put = (pan?: string) =>
    asha.ask('PUT', `/bookings/${reference}/invoice-details`, { ...details, ...(pan && { pan }) })
  for (const pan of [undefined, 'ABCDE1234', 'ABCDE1234F\0']) {
    const refused = await put(pan)
    expect(refused.status).toBe(422)
    expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['pan'])
  }
  expect((await put('abcde1234f')).status).toBe(200)
  const stored = await pool.query<{ row: string }>(
    `select d::text || coalesce(p::text, '') as row from invoice_details d left join papers p using (reference) where reference = $1`,
    [reference],
  )
  expect(stored.rows[0]?.row).toBeTruthy()
  expect(stored.rows[0]?.row).not.toContain('ABCDE1234F')
  const exported = await (await asha.ask('POST', '/export')).text()
  expect(exported).toContain('ABCDE1234F')
})

test('what is wrong with details is named, and nothing is stored', async () => {
  const reference = await bookAndPay(app, { date: 4 })
  const asha = await asAsha(app)
  const ravi = await logIn(app, phones.ravi)
  const path = `/bookings/${reference}/invoice-details`
  const before = (await papers()).length
  const wrong: [object, string[]][] = [
    [{}, ['name', 'address', 'pinCode', 'state']],
    [{ ...details, name: 'A\0' }, ['name']],
    [{ ...details, name: 'Asha \ud800' }, ['name']],
    [{ ...details, address: 'x'.repeat(5000) }, ['address']],
    [{ ...details, pinCode: 560001 }, ['pinCode']],
    [{ ...details, state: 'Bavaria' }, ['state']],
    [{ ...details, state: 'Maharashtra', gstin: '27AAPFU0939F1ZV' }, ['company']],
    [{ ...details, company: 'Rao Steel', gstin: '27AAPFU0939F1ZX' }, ['gstin']],
  ]
  for (const [body, fields] of wrong) {
    const answer = await asha.ask('PUT', path, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual(fields)
  }
  expect((await ravi.ask('PUT', path, details)).status).toBe(404)
  for (const strange of ['KF-00000000', 'kf-22222222', '%00', '..%2f', 'KF-22222222'])
    for (const [method, rest] of [
      ['GET', ''],
      ['PUT', '/invoice-details'],
      ['POST', '/cancel'],
    ] as const) {
      const body = method === 'GET' ? undefined : { ...details, way: 'wallet', refund: 0 }
      expect((await asha.ask(method, `/bookings/${strange}${rest}`, body)).status).toBe(404)
    }
  expect((await papers()).length).toBe(before)
  const { rows } = await pool.query('select from invoice_details where reference = $1', [reference])
  expect(rows).toEqual([])
})
