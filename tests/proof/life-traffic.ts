import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '../../database/client.ts'
import type { PhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { findDifferences } from '../setup/books.ts'
import { postJson } from '../setup/post-json.ts'
import { hireStaff, type SampleStaff } from '../setup/sample-staff.ts'
import { countOpen } from './count-open.ts'
import type { Traffic } from './crash-round.ts'
import {
  ask,
  cancel,
  counterAndTake,
  type Date1,
  type Life,
  leave,
  type Means,
  move,
  numbers,
  payOrder,
  payRest,
  post,
  replace,
  sellAtDesk,
  type Wish,
} from './life-acts.ts'
import { startServerProcess } from './server-process.ts'

export type LivesReport = {
  acts: Record<string, number>
  bookings: number
  waited: number
  /** What was acknowledged and is otherwise, or is there more than once. */
  lost: string[]
  differences: string[]
}

export const member = { phone: '919876543210', code: '123456' }
const trips = ['lw3', 'f1', 'lw1']
const noDate: Date1 = { tripId: '', id: '', startDate: '', price: 0 }
/** So long after the last blow every hold and order has ended. */
const later = 2 * 3600_000
/** Payments are asked for after a while. */
const soon = 5 * 60_000
const settlesWithin = 120_000

/**
 * Bookings live while the server dies under them: sold online and at the desk, with deposits, guests who leave and friends who come instead, other dates, receipts taken back, parties that wait. Each act is
 * sent again until it is answered, and what was acknowledged is kept as a model.
 */
export function lifeTraffic(
  { pool, db }: OpenDatabase,
  phonepe: PhonePeSandbox,
): Traffic & { check: (settings: Record<string, string>) => Promise<LivesReport> } {
  const lives: Life[] = []
  const busy = new Set<Life>()
  const unanswered: { kind: string; wish: Wish; life: Life | null }[] = []
  const acts: Record<string, number> = {}
  const parties: string[] = []
  let count = 0
  let begun: Promise<Means> | null = null
  let staff: SampleStaff | null = null
  let moved = 0

  async function begin(url: string): Promise<Means> {
    await postJson(`${url}/auth/v1/otp`, { phone: member.phone })
    const token = { type: 'sms', phone: member.phone, token: member.code }
    const { body } = await postJson(`${url}/auth/v1/verify`, token)
    const all: Date1[] = []
    for (const tripId of trips) {
      const answer = await fetch(`${url}/api/trips/${tripId}/departures`)
      const { departures } = (await answer.json()) as { departures: Omit<Date1, 'tripId'>[] }
      all.push(...departures.slice(-4).map((one) => ({ ...one, tripId })))
    }
    staff ??= await hireStaff(db, () => new Date())
    const [short = noDate, ...dates] = all
    const means = { pool, phonepe, staff, authorization: `Bearer ${body.access_token}`, dates, short }
    for (let i = 0; i < 6; i++) await book(means, i, short)(url)
    return means
  }

  function book(means: Means, number: number, date = means.dates[number % means.dates.length]): Wish {
    const { tripId, id, startDate, price } = date ?? noDate
    const guests = 1 + (number % 4)
    const total = price * guests
    const deposit = Date.parse(startDate) - Date.now() > 46 * 24 * 3600_000 && number % 2 === 0
    const amount = deposit ? Math.floor(total / 4 + 0.5) : total
    const wish = {
      amount,
      tripName: 'A trip',
      userDetails: { name: 'Asha Rao', email: 'asha@example.com', phone: member.phone.slice(2) },
      booking: { tripId, packageId: 'standard', batchId: id, guests, deposit },
      idempotencyKey: `lives-${randomUUID()}`,
    }
    return async (url) => {
      const { json } = await ask(means, 'POST', `${url}/functions/v1/phonepe-payment`, wish)
      if (json.success !== true) throw new Error(`not booked: ${JSON.stringify(json)}`)
      const reference = String(json.bookingRef)
      const isOpen = phonepe.orders().some((one) => one.merchantOrderId === `${reference}-P1`)
      // Its order never reached PhonePe: its hold runs out.
      if (!isOpen) return
      payOrder(means, `${reference}-P1`)
      lives.push({
        reference,
        trip: tripId,
        guests: numbers(guests),
        net: amount,
        state: 'confirmed',
        atDesk: false,
        receipt: null,
      })
    }
  }

  /** For a date that is sold out for a moment; freed and added seats go to who waits. */
  function wait({ short }: Means, number: number): Wish {
    const { tripId, id } = short
    const form = {
      key: randomUUID(),
      package: 'standard',
      seats: String(1 + (number % 3)),
      name: 'Meera Joshi',
      phone: String(8_100_000_000 + number),
      email: 'meera@example.com',
    }
    return async (url) => {
      await pool.query('update departures set total = held + sold where trip_id = $1 and id = $2', [
        tripId,
        id,
      ])
      const joined = await post(`${url}/waiting/join/${tripId}/${id}`, form)
      // Somebody has left meanwhile, more seats are wanted than there are, or twenty wait.
      if (joined.status === 409) return
      if (joined.status !== 303) throw new Error(`nobody waits: ${joined.status}`)
      parties.push(form.key)
    }
  }

  /** Whoever was offered seats pays for them. */
  function payOffer(means: Means): Wish {
    return async (url) => {
      const { rows } = await pool.query<{ reference: string }>(
        `select reference from bookings where fingerprint = 'waiting list' and status in ('held', 'awaiting_payment') order by random() limit 1`,
      )
      const reference = rows[0]?.reference
      if (
        !reference ||
        !(await ask(means, 'GET', `${url}/pay/launch/${reference}`)).to.includes('/transact/')
      )
        return
      const orders = phonepe.orders().filter((one) => one.merchantOrderId.startsWith(`${reference}-`))
      payOrder(means, orders.at(-1)?.merchantOrderId ?? '')
    }
  }

  /** One that stands, and at which nobody else is. */
  async function findLife(fits: (life: Life) => boolean): Promise<Life | null> {
    const { rows } = await pool.query<{ reference: string }>(
      `select reference from bookings where status = 'confirmed' and reference = any($1)
         and not exists (select from payments where payments.reference = bookings.reference and state in ('opening', 'pending'))`,
      [lives.map(({ reference }) => reference)],
    )
    const stands = new Set(rows.map(({ reference }) => reference))
    const open = lives.filter((life) => stands.has(life.reference) && !busy.has(life) && fits(life))
    return open[Math.floor(Math.random() * open.length)] ?? null
  }

  async function changeOf(
    means: Means,
    kind: number,
  ): Promise<{ kind: string; wish: Wish; life: Life } | null> {
    const life = await findLife(({ atDesk, guests, receipt }) =>
      kind === 5 ? atDesk && receipt !== null : !atDesk && (kind !== 0 || guests.length > 1),
    )
    if (!life) return null
    const n = life.guests.at(-1) ?? 1
    const others = means.dates.filter(({ tripId }) => tripId === life.trip)
    const date = others[Math.floor(Math.random() * others.length)] ?? noDate
    const { rows } = await pool.query<{ id: string }>(
      'select departure_id as id from bookings where reference = $1',
      [life.reference],
    )
    if (kind === 0) return { kind: 'left', wish: leave(means, life, n), life }
    if (kind === 1) return { kind: 'replaced', wish: replace(means, life, n), life }
    if (kind === 2 && rows[0]?.id !== date.id) return { kind: 'moved', wish: move(means, life, date), life }
    if (kind === 3) return { kind: 'paid', wish: payRest(means, life), life }
    if (kind === 4) return { kind: 'cancelled', wish: cancel(means, life), life }
    return kind === 5 ? { kind: 'countered', wish: counterAndTake(means, life), life } : null
  }

  async function next(means: Means): Promise<{ kind: string; wish: Wish; life: Life | null }> {
    const number = count++
    if (number % 10 === 9) return { kind: 'waited', wish: wait(means, number), life: null }
    if (number % 10 === 8) return { kind: 'offers opened', wish: payOffer(means), life: null }
    const date = means.dates[number % means.dates.length] ?? noDate
    const onSold = (life: Life) => void lives.push(life)
    if (number % 6 === 5)
      return { kind: 'sold', wish: sellAtDesk(means, date, { guests: 1 + (number % 3), onSold }), life: null }
    const change = number % 5 > 1 ? await changeOf(means, Math.floor(Math.random() * 6)) : null
    return change ?? { kind: 'booked', wish: book(means, number), life: null }
  }

  return {
    async act(url) {
      begun ??= begin(url).catch((error) => {
        begun = null
        throw error
      })
      const means = await begun
      phonepe.setWebhooks({ url: `${url}/webhooks/phonepe` })
      const what = unanswered.shift() ?? (await next(means))
      if (what.life) busy.add(what.life)
      try {
        await what.wish(url)
      } catch (error) {
        unanswered.push(what)
        throw error
      }
      if (what.life) busy.delete(what.life)
      acts[what.kind] = (acts[what.kind] ?? 0) + 1
    },
    acknowledged: () => Object.values(acts).reduce((sum, one) => sum + one, 0),

    async check(settings) {
      // What was paid is found while its seats are still held, whatever webhooks were lost; later all else ends.
      await settleAt(settings, soon)
      await settleAt(settings, later)
      const clock = { now: () => new Date(Date.now() + later) }
      const differences = await findDifferences({ db, clock, settings: phonepe.settings })
      const lost = [...(await compareLives(pool, lives)), ...(await compareParties(pool, parties))]
      return { acts, bookings: lives.length, waited: parties.length, lost, differences }
    },
  }

  /** Lets a server run so long after now, until nothing is open but what nobody has paid yet. */
  async function settleAt(settings: Record<string, string>, ahead: number): Promise<void> {
    phonepe.moveClock({ seconds: (ahead - moved) / 1000 })
    moved = ahead
    const started = new Date(Date.now() + ahead)
    await using server = await startServerProcess({ ...settings, TEST_CLOCK: started.toISOString() })
    phonepe.setWebhooks({ url: `${server.url}/webhooks/phonepe` })
    const deadline = Date.now() + settlesWithin
    while ((await isOpen(ahead)) && Date.now() < deadline) await sleep(200)
    await server.stop()
  }

  async function isOpen(ahead: number): Promise<boolean> {
    const paid = phonepe.orders().flatMap((one) => (one.state === 'COMPLETED' ? one.merchantOrderId : []))
    const unsettled = await pool.query(
      `select from payments where state in ('opening', 'pending') and merchant_order_id = any($1)`,
      [paid],
    )
    if (ahead === soon) return unsettled.rowCount !== 0
    // Offers of the waiting list run on.
    const offers = await pool.query(
      `select from bookings where fingerprint = 'waiting list' and status in ('held', 'awaiting_payment')`,
    )
    return (await countOpen(pool)) > (offers.rowCount ?? 0)
  }
}

async function compareLives(pool: OpenDatabase['pool'], lives: Life[]): Promise<string[]> {
  const { rows } = await pool.query<{
    reference: string
    status: string
    guests: number[] | null
    net: number
  }>(
    `select reference, status,
       (select array_agg(n::int order by n) from booking_guests where booking_guests.reference = bookings.reference and ended_at is null) as guests,
       (coalesce((select sum(paid_paise) from payments where payments.reference = bookings.reference and state = 'completed'), 0)
        + coalesce((select sum(amount_paise) from receipts where receipts.reference = bookings.reference), 0)
        + coalesce((select sum(carried_paise) from booking_changes where booking_changes.reference = bookings.reference), 0)
        - coalesce((select sum(amount_paise) from refunds where refunds.reference = bookings.reference and attempt = 1), 0)
        - coalesce((select sum(amount_paise) from wallet_entries where wallet_entries.reference = bookings.reference and from_account = 'sales'), 0))::float / 100 as net
     from bookings where reference = any($1)`,
    [lives.map(({ reference }) => reference)],
  )
  const found = new Map(rows.map((row) => [row.reference, row]))
  return lives.flatMap(({ reference, state, guests, net }) => {
    const row = found.get(reference)
    const stands = row?.status === 'confirmed'
    const isSame =
      row?.net === net &&
      stands === (state === 'confirmed') &&
      (!stands || String(row.guests) === String(guests.toSorted((a, b) => a - b)))
    return isSame ? [] : [`${reference}: ${JSON.stringify({ state, guests, net })} is ${JSON.stringify(row)}`]
  })
}

async function compareParties(pool: OpenDatabase['pool'], keys: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ key: string; state: string }>(
    'select key::text, state from waiting where key::text = any($1)',
    [keys],
  )
  const found = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => !found.has(key)).map((key) => `a party that waits is not there: ${key}`)
}
