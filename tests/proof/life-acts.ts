import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { dateInIndia } from '../../domain/calendar/clock.ts'
import type { PhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { consoleOrigin } from '../setup/console-forms.ts'
import type { SampleStaff } from '../setup/sample-staff.ts'

/** What became of one booking, as far as it was acknowledged; in rupees. */
export type Life = {
  reference: string
  trip: string
  guests: number[]
  /** Paid, and not sent back. */
  net: number
  state: 'confirmed' | 'ended'
  atDesk: boolean
  /** The last receipt, and what it was for. */
  receipt: { id: string; rupees: number } | null
}

export type Date1 = { tripId: string; id: string; startDate: string; price: number }

export type Means = {
  pool: pg.Pool
  phonepe: PhonePeSandbox
  staff: SampleStaff
  /** Of who is logged in. */
  authorization: string
  dates: Date1[]
  /** Where seats are short, and parties wait. */
  short: Date1
}

/** Again until it is answered: what was done the first time is found, and done no second time. */
export type Wish = (url: string) => Promise<void>

export async function ask(means: Means, method: string, url: string, body?: unknown) {
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: means.authorization,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    redirect: 'manual',
  })
  const text = await answer.text()
  if (answer.status >= 500) throw new Error(`${method} ${url}: ${answer.status}`)
  const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
  return { status: answer.status, to: answer.headers.get('location') ?? '', json }
}

export async function post(url: string, form: Record<string, string>, cookie?: string) {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: consoleOrigin,
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie: `console=${cookie}` }),
    },
    body: new URLSearchParams(form),
  })
  await answer.text()
  if (answer.status >= 500) throw new Error(`${url}: ${answer.status}`)
  return { status: answer.status, to: answer.headers.get('location') ?? '' }
}

function failed(what: string, answer: { status: number; json?: unknown }): never {
  throw new Error(`${what} was not done: ${answer.status} ${JSON.stringify(answer.json ?? '')}`)
}

/** Pays an order once. Answers whether it was paid now. */
export function payOrder({ phonepe }: Means, merchantOrderId: string): boolean {
  const order = phonepe.orders().find((one) => one.merchantOrderId === merchantOrderId)
  if (order?.state !== 'PENDING') return false
  phonepe.settleOrder({ merchantOrderId, state: 'COMPLETED', webhook: Math.random() < 0.8 })
  return true
}

export const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

/** Some of the guests can't come. */
export function leave(means: Means, life: Life, n: number): Wish {
  let refund = 0
  return async (url) => {
    const { reference } = life
    const path = `${url}/api/account/bookings/${reference}/leaving`
    const isThere = await means.pool.query(
      'select from booking_guests where reference = $1 and n = $2 and ended_at is null',
      [reference, n],
    )
    if (isThere.rowCount === 1) {
      const shown = await ask(means, 'GET', `${path}?guests=${n}`)
      if (shown.status !== 200) failed('leaving', shown)
      refund = Number(shown.json.refund)
      const way = n % 2 === 0 ? 'wallet' : 'as paid'
      const done = await ask(means, 'POST', path, { guests: [n], way, refund })
      if (done.status !== 200) failed('leaving', done)
    }
    life.guests = life.guests.filter((one) => one !== n)
    life.net -= refund
  }
}

/** A friend comes instead. */
export function replace(means: Means, life: Life, n: number): Wish {
  return async (url) => {
    const { reference } = life
    const path = `${url}/api/account/bookings/${reference}/guests/${n}`
    const isThere = await means.pool.query(
      'select from booking_guests where reference = $1 and n = $2 and ended_at is null',
      [reference, n],
    )
    if (isThere.rowCount === 1) {
      await ask(means, 'PUT', path, { name: 'Dev Rao', instead: false })
      const put = await ask(means, 'PUT', path, { name: 'Kiran Das', instead: true })
      if (put.status !== 200) failed('a seat for a friend', put)
    }
    const { rows } = await means.pool.query<{ n: number }>(
      'select max(n)::int as n from booking_guests where reference = $1',
      [reference],
    )
    life.guests = [...life.guests.filter((one) => one !== n), rows[0]?.n ?? 0]
  }
}

/** Another date of the trip. The old booking stands until the new one is paid. */
export function move(means: Means, life: Life, date: Date1): Wish {
  const key = `lives-${randomUUID()}`
  const shown = { now: 0, back: 0, carried: 0 }
  return async (url) => {
    const path = `${url}/api/account/bookings/${life.reference}/move`
    const { rowCount } = await means.pool.query('select from bookings where idempotency_key = $1', [key])
    if (rowCount === 0) {
      const preview = await ask(means, 'GET', `${path}?departure=${date.id}`)
      if (preview.status !== 200) failed('a change of date', preview)
      Object.assign(shown, preview.json)
    }
    const { now, back } = shown
    const done = await ask(means, 'POST', path, { departure: date.id, now, back, key })
    if (done.status !== 200) failed('a change of date', done)
    const reference = String(done.json.bookingRef)
    if (now > 0) {
      // An order that never reached PhonePe is opened by its link.
      const isOpen = means.phonepe.orders().some((one) => one.merchantOrderId === `${reference}-P1`)
      if (!isOpen) return
      payOrder(means, `${reference}-P1`)
    }
    life.reference = reference
    life.guests = numbers(life.guests.length)
    life.net = shown.carried + now - back
  }
}

/** What is owed is paid by the link. */
export function payRest(means: Means, life: Life): Wish {
  return async (url) => {
    const opened = await ask(means, 'GET', `${url}/pay/launch/${life.reference}`)
    if (!opened.to.includes('/transact/')) return
    const order = means.phonepe
      .orders()
      .findLast((one) => one.merchantOrderId.startsWith(`${life.reference}-`) && one.state === 'PENDING')
    if (order && payOrder(means, order.merchantOrderId)) life.net += order.amount / 100
  }
}

/** All of it is cancelled. */
export function cancel(means: Means, life: Life): Wish {
  let refund = 0
  return async (url) => {
    const path = `${url}/api/account/bookings/${life.reference}`
    const stands = await means.pool.query(
      `select from bookings where reference = $1 and status = 'confirmed'`,
      [life.reference],
    )
    if (stands.rowCount === 1) {
      const shown = await ask(means, 'GET', path)
      refund = (shown.json.refundSteps as { refund: number }[])[0]?.refund ?? 0
      const done = await ask(means, 'POST', `${path}/cancel`, { way: 'as paid', refund })
      if (done.status !== 200) failed('cancelling', done)
    }
    life.state = 'ended'
    life.net -= refund
  }
}

const receiptOf = (rupees: number) => ({
  key: randomUUID(),
  way: 'upi',
  number: 'UTR4021998',
  rupees: String(rupees),
  receivedOn: dateInIndia(new Date()),
})

/** Sold at the desk for a first part; the rest is owed. */
export function sellAtDesk(
  { staff }: Means,
  { tripId, id, price }: Date1,
  { guests, onSold }: { guests: number; onSold: (life: Life) => void },
): Wish {
  const receipt = receiptOf(price)
  const form = {
    ...receipt,
    package: 'standard',
    guests: String(guests),
    name: 'Farhan Qureshi',
    phone: '98200 11223',
    email: 'farhan@example.com',
    pay: 'receipt',
    dueOn: guests > 1 ? receipt.receivedOn : '',
    shown: String(price * guests * 100),
    do: 'make',
  }
  return async (url) => {
    const address = `${url}/console/bookings/new?trip=${tripId}&departure=${id}`
    const made = await post(address, form, await staff.sessionOf('manager'))
    const reference = /KF-\w{8}/.exec(made.to)?.[0]
    if (!reference) failed('a sale at the desk', made)
    const paid = { id: receipt.key, rupees: price }
    onSold({
      reference,
      trip: tripId,
      guests: numbers(guests),
      net: price,
      state: 'confirmed',
      atDesk: true,
      receipt: paid,
    })
  }
}

/** Staff take the receipt back, and note the same money anew. */
export function counterAndTake({ staff }: Means, life: Life): Wish {
  const { receipt } = life
  const countering = randomUUID()
  const anew = receiptOf(receipt?.rupees ?? 0)
  let isCountered = false
  return async (url) => {
    if (!receipt) return
    const address = `${url}/console/bookings/${life.reference}`
    const cookie = await staff.sessionOf('accountant')
    const counter = { do: 'counter', key: countering, receipt: receipt.id, counterWhy: 'Another traveller’s' }
    const countered = isCountered ? null : await post(address, counter, cookie)
    if (countered && countered.status !== 303) failed('countering', countered)
    isCountered = true
    const taken = await post(address, { do: 'receipt', ...anew, dueOn: anew.receivedOn }, cookie)
    if (taken.status !== 303) failed('a receipt', taken)
    life.receipt = { id: anew.key, rupees: receipt.rupees }
  }
}
