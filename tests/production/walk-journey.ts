import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenBookingData } from '../../app/features/account/my-trips/open-booking-data.ts'
import type { PaymentAnswer } from '../../domain/bookings/payment-request.ts'
import { readPdfLines } from '../setup/read-pdf.ts'
import type { Production } from './start-production.ts'
import type { Answer } from './visitor.ts'

/** Says what a step of the journey came to. */
export type Tell = (step: string, came: string) => void

const traveller = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210' }
const details = {
  name: 'Asha Rao',
  address: '14 Lake Road, Bengaluru',
  pinCode: '560001',
  state: 'Karnataka',
}
/** How long jobs and webhooks may take, in milliseconds. */
const patience = 60_000

type Seat = { tripId: string; title: string; batchId: string; date: string; price: number }
type Paper = { number: string; title: string; href: string }
/** A traveller who is logged in, at the site. */
type LoggedIn = { token: string; ask: (method: string, path: string, body?: unknown) => Promise<Answer> }

/** From the search to the refund, by the front door alone, as a browser goes there. Throws at the first thing that is not as it should be. */
export async function walkJourney(site: Production, tell: Tell): Promise<void> {
  const seat = await search(site, tell)
  const asha = await logIn(site, tell)
  const reference = await book(site, asha, seat, tell)
  await pay(site, asha, reference, tell)
  await openPapers(site, asha, reference, tell)
  await cancel(site, asha, reference, tell)
  await compareBooks(site, tell)
}

function expectThat(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise)
}

const inShort = ({ status, text }: Answer) => `status ${status}, ${text.slice(0, 200)}`

function read<Body>(answer: Answer, what: string): Body {
  expectThat(answer.status === 200, `${what}: ${inShort(answer)}`)
  return JSON.parse(answer.text) as Body
}

/** Asks until it is so. */
async function until<Found>(what: string, look: () => Promise<Found | null | undefined | false>) {
  const deadline = Date.now() + patience
  for (;;) {
    const found = await look()
    if (found) return found
    expectThat(Date.now() < deadline, `${what}: not within ${patience / 1000} s`)
    await sleep(100)
  }
}

async function search({ url, visit }: Production, tell: Tell): Promise<Seat> {
  const results = await visit(`${url}/?search=ladakh`)
  expectThat(results.status === 200, `search: ${inShort(results)}`)
  const found = [...new Set([...results.text.matchAll(/href="\/trip\/([\w-]+)/g)].map(([, id = '']) => id))]
  tell('search', `'ladakh' leads to ${found.length} trips`)
  for (const tripId of found) {
    const page = await visit(`${url}/trip/${tripId}`)
    const [, title = ''] = /<h1[^>]*>([^<]+)</.exec(page.text) ?? []
    const { departures } = read<{
      departures: { id: string; startDate: string; availableSlots: number; price: number }[]
    }>(await visit(`${url}/api/trips/${tripId}/departures`), 'departures')
    const free = departures.find(({ availableSlots }) => availableSlots > 1)
    if (!free || !title) continue
    tell('trip', `'${title}' leaves on ${free.startDate} with ${free.availableSlots} seats at ₹${free.price}`)
    return { tripId, title, batchId: free.id, date: free.startDate, price: free.price }
  }
  throw new Error('search: no trip with a free seat')
}

async function logIn({ url, visit, sms }: Production, tell: Tell): Promise<LoggedIn> {
  const phone = `91${traveller.phone}`
  const json = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' }
  const post = (path: string, body: object) =>
    visit(`${url}/auth/v1${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) })
  read(await post('/otp', { phone: `+${phone}` }), 'a code')
  const code = sms.codeFor(phone)
  expectThat(code !== undefined, 'no code came by SMS')
  const verified = await post('/verify', { type: 'sms', phone: `+${phone}`, token: code })
  const { access_token: token } = read<{ access_token: string }>(verified, 'login')
  tell('login', `by a code of ${code.length} digits that came by SMS`)
  return {
    token,
    ask: (method, path, body) =>
      visit(`${url}/api/account${path}`, {
        method,
        headers: { ...json, authorization: `Bearer ${token}` },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
  }
}

async function book({ url, visit }: Production, { token }: LoggedIn, seat: Seat, tell: Tell) {
  const { tripId, batchId, price, title } = seat
  const asked = await visit(`${url}/functions/v1/phonepe-payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      amount: 2 * price,
      tripName: title,
      userDetails: traveller,
      booking: { tripId, packageId: 'standard', batchId, guests: 2 },
      idempotencyKey: crypto.randomUUID(),
    }),
  })
  const answer = read<PaymentAnswer>(asked, 'booking')
  expectThat(answer.success, `booking: ${asked.text}`)
  expectThat(answer.paymentUrl === `/pay/launch/${answer.bookingRef}`, `it leads to ${answer.paymentUrl}`)
  tell('book', `${answer.bookingRef}, a seat is held until ${answer.holdExpiresAt}`)
  return answer.bookingRef
}

const readBooking = async ({ ask }: LoggedIn, reference: string) =>
  read<OpenBookingData>(await ask('GET', `/bookings/${reference}`), 'the booking')

async function pay(site: Production, asha: LoggedIn, reference: string, tell: Tell): Promise<void> {
  const { url, visit, mail } = site
  const launched = await visit(`${url}/pay/launch/${reference}`)
  expectThat(launched.status === 303, `payment: ${inShort(launched)}`)
  const page = await visit(launched.location, { headers: { referer: `${url}/` } })
  expectThat(page.status === 200 && page.text.includes('value="pay"'), `PhonePe: ${inShort(page)}`)
  const paid = await visit(launched.location, {
    method: 'POST',
    headers: {
      origin: new URL(launched.location).origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'choice=pay',
  })
  expectThat(paid.location === `${url}/pay/return/${reference}`, `PhonePe leads back to ${paid.location}`)
  await until('the payment', async () => (await readBooking(asha, reference)).status === 'confirmed')
  const back = await visit(paid.location)
  expectThat(back.status === 200 && back.text.includes(reference), `the return page: ${inShort(back)}`)
  const told = await until('the confirmation by mail', async () => mail.newestTo(traveller.email))
  expectThat(told.includes(reference), 'the mail does not name the booking')
  tell('pay', `at ${new URL(launched.location).host}, and the booking is confirmed, on the page and by mail`)
}

/** Opens a paper by its address, and finds words in it. */
async function openPdf({ url, visit }: Production, href: string, words: string[]): Promise<number> {
  const file = await visit(url + href)
  expectThat(file.status === 200 && file.text.startsWith('%PDF-'), `${href}: status ${file.status}`)
  const lines = (await readPdfLines(file.bytes)).join('\n')
  for (const word of words) expectThat(lines.includes(word), `${href} does not say ${word}`)
  return file.bytes.length
}

async function openPapers(site: Production, asha: LoggedIn, reference: string, tell: Tell): Promise<void> {
  const saved = await asha.ask('PUT', `/bookings/${reference}/invoice-details`, details)
  const { papers } = read<{ papers: Paper[] }>(saved, 'invoice details')
  const [invoice] = papers
  expectThat(invoice !== undefined, 'no invoice was issued')
  const bytes = await openPdf(site, invoice.href, [invoice.number, details.pinCode])
  tell('papers', `${invoice.title} ${invoice.number}, a PDF of ${bytes} bytes`)
  const { voucherHref, voucherPdfHref } = await readBooking(asha, reference)
  expectThat(voucherHref !== null && voucherPdfHref !== null, 'there is no voucher')
  const page = await site.visit(site.url + voucherHref)
  expectThat(page.status === 200 && page.text.includes(reference), `the voucher: ${inShort(page)}`)
  const voucherBytes = await openPdf(site, voucherPdfHref, [reference, traveller.name])
  tell('papers', `the voucher, a page and a PDF of ${voucherBytes} bytes`)
}

async function cancel(site: Production, asha: LoggedIn, reference: string, tell: Tell): Promise<void> {
  const { refundSteps } = await readBooking(asha, reference)
  const refund = refundSteps[0]?.refund
  const cancelled = await asha.ask('POST', `/bookings/${reference}/cancel`, { way: 'as paid', refund })
  const { toOnline } = read<{ toOnline: number }>(cancelled, 'cancelling')
  expectThat(toOnline === refund && toOnline > 0, `₹${toOnline} come back in place of ₹${refund}`)
  const booking = await until('the refund', async () => {
    const now = await readBooking(asha, reference)
    return now.status === 'refunded' && now
  })
  const [sent] = site.phonepe.refunds()
  expectThat(sent?.state === 'COMPLETED' && sent.amount === toOnline * 100, 'PhonePe sent another sum back')
  const note = booking.papers.find(({ kind }) => kind === 'credit note')
  expectThat(note !== undefined, 'there is no paper of the refund')
  await openPdf(site, note.href, [note.number])
  tell('cancel', `₹${toOnline} went back through PhonePe; ${note.title} ${note.number}`)
}

async function compareBooks({ run }: Production, tell: Tell): Promise<void> {
  const { code, output } = await run('npm run --silent operator -- books')
  expectThat(code === 0, `books: ${output}`)
  tell('books', output.trim().split('\n').at(-1) ?? '')
}
