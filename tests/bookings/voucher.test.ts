import { expect, test } from 'vitest'
import { loggedPath } from '../../server/http/logged-path.ts'
import { logIn, phones } from '../setup/account.ts'
import { asAsha, bookAndPay, readBooking, startMyBookingsApp } from '../setup/my-bookings.ts'
import { readPdf, readPdfLines } from '../setup/read-pdf.ts'

const app = await startMyBookingsApp()

type Opened = { status: number; html: string; headers: Headers }

async function open(href: string): Promise<Opened> {
  const answer = await fetch(app.url + href, { redirect: 'manual' })
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}

async function voucherOf(reference: string): Promise<{ href: string; pdfHref: string }> {
  const { voucherHref, voucherPdfHref } = await readBooking(await asAsha(app), reference)
  if (!voucherHref || !voucherPdfHref) throw new Error('the booking has no voucher')
  return { href: voucherHref, pdfHref: voucherPdfHref }
}

test('a voucher’s link says what is needed at the meeting point, and no amount', async () => {
  const reference = await bookAndPay(app, { guests: 2 }, { name: 'Asha <b>Rao</b>' })
  const { href } = await voucherOf(reference)
  const { status, html, headers } = await open(href)
  expect(status).toBe(200)
  for (const part of [
    reference,
    'Asha &lt;b&gt;Rao',
    'and 1 more guest',
    '12:00 noon',
    'Open in Maps',
    'tel:+',
  ])
    expect(html).toContain(part)
  for (const secret of ['95,998', '47,999', 'asha@example.com', phones.asha])
    expect(html).not.toContain(secret)
  expect(
    Object.fromEntries(
      ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => [name, headers.get(name)]),
    ),
  ).toEqual({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  for (const path of [href, `${href}.pdf`, `${href}.data`]) expect(loggedPath(path)).toBe('/v/…')
})

test('the PDF is one sheet of text with the same facts', async () => {
  const reference = await bookAndPay(app, { guests: 2, date: 1 }, { name: 'आशा राव' })
  const { href, pdfHref } = await voucherOf(reference)
  const answer = await fetch(app.url + pdfHref)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="Voucher-${reference}.pdf"`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(await readPdf(bytes)).toHaveLength(1)
  const text = (await readPdfLines(bytes)).join('\n')
  for (const part of [reference, 'आशा राव', 'and 1 more guest', '12:00 noon', '+91 ', 'Meals', href])
    expect(text).toContain(part)
  expect(text).not.toContain('95,998')
  expect((await fetch(app.url + pdfHref, { method: 'POST' })).status).toBe(405)
})

test('withdrawn, the old link says so and a new one opens; who presses twice withdraws once', async () => {
  const reference = await bookAndPay(app, { date: 2 })
  const old = await voucherOf(reference)
  const ravi = await logIn(app, phones.ravi)
  const asha = await asAsha(app)
  const path = `/bookings/${reference}/voucher-link/withdraw`
  const code = old.href.split('/').at(-1)
  expect((await ravi.ask('POST', path, { code })).status).toBe(404)
  const answers = await Promise.all([1, 2, 3].map(() => asha.ask('POST', path, { code })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { href, pdfHref } = await voucherOf(reference)
  expect(href).toMatch(new RegExp(`^/v/${reference}-2-`))
  const gone = await open(old.href)
  expect(gone.status).toBe(410)
  expect(gone.html).toContain('This voucher link was withdrawn')
  expect(gone.html).toContain('href="/my-trips"')
  for (const told of [reference, 'Asha', 'Ladakh by']) expect(gone.html).not.toContain(`>${told}`)
  expect(await open(old.pdfHref)).toMatchObject({ status: 303 })
  expect([(await open(href)).status, (await open(pdfHref)).status]).toEqual([200, 200])
})

test('a withdrawal names a link of that booking', async () => {
  const [mine, other] = [await bookAndPay(app, { date: 3 }), await bookAndPay(app, { date: 3 })]
  const { href } = await voucherOf(other)
  const asha = await asAsha(app)
  const ask = (body: unknown) => asha.ask('POST', `/bookings/${mine}/voucher-link/withdraw`, body)
  for (const body of [{}, { code: 5 }, { code: 'KF' }, { code: href.split('/').at(-1) }]) {
    const refused = await ask(body)
    expect(refused.status).toBe(422)
    expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['code'])
  }
  expect((await open(href)).status).toBe(200)
  expect((await voucherOf(mine)).href).toMatch(new RegExp(`^/v/${mine}-1-`))
})

test('nobody makes a link', async () => {
  const [reference, other] = [await bookAndPay(app, { date: 4 }), await bookAndPay(app, { date: 4 })]
  const { href } = await voucherOf(reference)
  const forged = [
    href.replace(reference, other),
    href.replace(`${reference}-1-`, `${reference}-2-`),
    href.slice(0, -1),
    `${href.slice(0, -1)}${href.endsWith('A') ? 'B' : 'A'}`,
    href.toLowerCase(),
    '/v/%00',
    '/v/KF',
    `/papers/${reference}/voucher`,
  ]
  for (const address of forged) expect((await open(address)).status, address).toBe(404)
  expect((await open(href.slice(0, -3))).html).toContain('This voucher link doesn’t work')
})

test('a cancelled booking’s voucher says that it is cancelled', async () => {
  const reference = await bookAndPay(app, { date: 3 })
  const { href } = await voucherOf(reference)
  const asha = await asAsha(app)
  const [step] = (await readBooking(asha, reference)).refundSteps
  await asha.ask('POST', `/bookings/${reference}/cancel`, { way: 'as paid', refund: step?.refund })
  const { status, html } = await open(href)
  expect(status).toBe(410)
  expect(html).toContain('This booking is cancelled')
  expect((await readBooking(asha, reference)).voucherHref).toBeNull()
})

test('a link lives until the trip’s last day has ended in India, then it says so', async () => {
  const reference = await bookAndPay(app)
  const { href } = await voucherOf(reference)
  const { endDate } = await readBooking(await asAsha(app), reference)
  const lastMoment = new Date(`${endDate}T23:59:59+05:30`).getTime()
  app.later((lastMoment - app.clock.now().getTime()) / 1000)
  expect((await open(href)).status).toBe(200)
  app.later(1)
  const { status, html } = await open(href)
  expect(status).toBe(410)
  expect(html).toContain('This trip has ended')
  expect(html).toContain('href="/my-trips"')
  const asha = await asAsha(app)
  expect((await readBooking(asha, reference)).voucherHref).toBeNull()
})
