import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findPageRule, pageRules } from '../../app/page-rules.ts'
import type { PhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { postJson } from '../setup/post-json.ts'
import { bookOne, findOffers } from './book-one.ts'

export type TemplatePage = { name: string; status: number; html: string }

/** Whose login is always the same. */
const traveller = { phone: '919876543210', code: '123456' }
export const travellerSettings = { SMS_TEST_OTP: `${traveller.phone}:${traveller.code}` }

/** A page of each template, in each of its states that has an address. */
const addresses = [
  '/',
  '/?search=goa',
  '/?search=nothing-of-this-name',
  '/compare',
  '/compare?ids=lw3,lw6,o4',
  '/destinations',
  '/contact',
  '/contact-landing',
  '/about',
  '/faq',
  '/faq?q=refund',
  '/faq?q=nothing-of-this-name',
  '/careers',
  '/careers?opening=tour-manager',
  '/privacy-policy',
  '/terms',
  '/blog',
  '/blog?page=2',
  '/blog?tab=travel-tips',
  '/blog/spiti-shimla-side-or-manali-side',
  '/profile',
  '/my-trips',
  '/wallet',
  '/offline',
  '/newsletter',
  '/dev/ui',
  '/backpacking',
  '/india/all-states',
  '/world/all-countries',
  '/india/ladakh',
  '/world/bali',
  '/trip/lw6',
  '/itinerary/lw6',
  '/suggested/wayanad-private',
  '/custom-trip/wayanad-private',
  '/india',
  '/india?month=december',
]
const absent = ['/no-such/page', '/trip/nowhere', '/blog/nowhere', '/pay/return/KF-22222222']
/** Forms that a browser without scripts has sent empty. */
const forms = ['/contact', '/careers', '/newsletter']
/** No page, but a part of one. */
const parts = ['/api/listings/:name?']

const settlesWithin = 20_000

/** Asks a running server for them. Throws when a template has no page here, or a page another status than it should. */
export async function readEveryTemplate(
  url: string,
  { pool, phonepe }: { pool: pg.Pool; phonepe: PhonePeSandbox },
): Promise<TemplatePage[]> {
  const pages: TemplatePage[] = []
  const read = async (name: string, expected: number, init?: RequestInit) => {
    const response = await fetch(url + name, init)
    const { status } = response
    if (status !== expected) throw new Error(`${name} answered ${status}, not ${expected}`)
    pages.push({ name: init?.method ? `${init.method} ${name}` : name, status, html: await response.text() })
  }
  for (const address of addresses) await read(address, 200)
  for (const address of absent) await read(address, 404)
  await read('/%ff', 400)
  await read('/dev/error/loader', 500)
  for (const form of forms)
    await read(form, 422, { method: 'POST', body: new URLSearchParams({ name: '', email: '' }) })
  await read(await subscribe(url, pool), 200)
  const reference = await startBooking(url, pool)
  await read(`/pay/return/${reference}`, 200)
  phonepe.settleOrder({ merchantOrderId: `${reference}-P1`, state: 'COMPLETED' })
  await read(await findVoucher(url, reference), 200)
  await read(`/pay/return/${reference}`, 200)
  const seen = new Set(pages.map(({ name }) => findPageRule(pathOf(name)).path))
  const unseen = pageRules.filter(({ path }) => !seen.has(path) && !parts.includes(path))
  if (unseen.length > 0) throw new Error(`no page of ${unseen.map(({ path }) => path).join(', ')} is read`)
  return pages
}

function pathOf(name: string): string {
  return name.replace(/^[A-Z]+ /, '').replace(/\?.*/, '')
}

/** Answers the address that a subscriber finds in the mail. */
async function subscribe(url: string, pool: pg.Pool): Promise<string> {
  await fetch(`${url}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'asha@example.com' }),
  })
  const { rows } = await pool.query<{ body: string }>('select body from outbox order by id desc limit 1')
  return /\/newsletter\/[\w-]+/.exec(rows[0]?.body ?? '')?.[0] ?? '/newsletter'
}

/** Answers the reference of a booking that nobody has paid yet. */
async function startBooking(url: string, pool: pg.Pool): Promise<string> {
  const [offer] = await findOffers(url, pool, { count: 1 })
  if (!offer) throw new Error('nothing can be booked')
  const buyer = { key: 'wants-to-see-every-page', phone: traveller.phone.slice(2) }
  const answer = await bookOne(url, offer, buyer)
  if (!answer.success) throw new Error(answer.error)
  return answer.bookingRef
}

/** Answers the address under which the traveller opens the voucher once the booking is confirmed. */
async function findVoucher(url: string, reference: string): Promise<string> {
  const { phone, code: token } = traveller
  await postJson(`${url}/auth/v1/otp`, { phone })
  const { body } = await postJson(`${url}/auth/v1/verify`, { type: 'sms', phone, token })
  const headers = { authorization: `Bearer ${body.access_token}` }
  const deadline = Date.now() + settlesWithin
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/api/account/bookings/${reference}`, { headers })
    const { voucherHref } = (await answer.json()) as { voucherHref?: string | null }
    if (voucherHref) return voucherHref
    await sleep(200)
  }
  throw new Error('the booking has no voucher')
}
