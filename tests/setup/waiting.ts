import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type BookingApp, makeWish, start, type Wish } from './booking.ts'
import { raisedPayments } from './raised-payments.ts'

/** LIMITS for tests in which many wait from one address. */
export const raisedWaiting = `${raisedPayments},waiting:100000/600,waitingLeave:100000/600`

/**
 * From now on no transaction of this database ends with seats on sale that somebody waits for: whoever frees seats and offers them to nobody fails, whatever path it took.
 */
export async function refuseIdleSeats(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create function refuse_idle_seats() returns trigger language plpgsql as $$
    begin
      if exists (
        select from departures join waiting on waiting.trip_id = departures.trip_id and waiting.departure_id = departures.id
        where departures.trip_id = new.trip_id and departures.id = new.id and departures.on_sale
          and waiting.state = 'waiting' and waiting.seats <= departures.free
      ) then raise exception 'seats of % % are free, and somebody waits for them', new.trip_id, new.id;
      end if;
      return null;
    end $$;
    create constraint trigger no_idle_seats after update on departures
      deferrable initially deferred for each row execute function refuse_idle_seats()`)
}

/** A date with so many seats, all of them sold to bookings of these sizes. Answers their references and a wish for the same date. */
export async function sellOut(
  app: BookingApp,
  { date, parties, tripId = 'lw6' }: { date: number; parties: number[]; tripId?: string },
): Promise<{ wish: Wish; references: string[]; which: [string, string]; path: string }> {
  const seats = parties.reduce((sum, guests) => sum + guests, 0)
  const wish = await wishFor(app, { tripId, date, guests: 1 })
  const which: [string, string] = [tripId, wish.booking.batchId]
  await app.database.pool.query(
    'update departures set total = $3, seats_by_operator = $3, sold_by_phone = 0, smallest = 1 where trip_id = $1 and id = $2',
    [...which, seats],
  )
  const references: string[] = []
  for (const guests of parties) references.push(await sell(app, { tripId, date, guests }))
  return { wish, references, which, path: `/waiting/join/${which.join('/')}` }
}

/** At the price of the day. */
export async function wishFor(
  app: BookingApp,
  { tripId = 'lw6', date, guests }: { tripId?: string; date: number; guests: number },
): Promise<Wish> {
  const answer = await fetch(`${app.url}/api/trips/${tripId}/departures`)
  const { departures } = (await answer.json()) as { departures: { price: number }[] }
  const price = tripId === 'lw6' ? undefined : departures[date]?.price
  return makeWish(app, { tripId, date, guests, price })
}

export async function sell(
  app: BookingApp,
  choice: { tripId?: string; date: number; guests: number },
): Promise<string> {
  const { bookingRef } = await start(app, await wishFor(app, choice))
  app.phonepe.settleOrder({ merchantOrderId: `${bookingRef}-P1`, state: 'COMPLETED', webhook: true })
  await app.phonepe.webhooksDelivered()
  await app.runDueJobs()
  return bookingRef
}

let number = 0

/** Joins as a browser without scripts does; `to` is the party's own page. */
export async function join(app: Pick<BookingApp, 'url'>, path: string, fields: Record<string, string> = {}) {
  number++
  return post(app, path, {
    key: randomUUID(),
    package: path.includes('/lw6/') ? 'deluxe' : 'standard',
    seats: '1',
    name: `Party ${number}`,
    phone: `8${String(number).padStart(9, '0')}`,
    email: `party${number}@example.com`,
    ...fields,
  })
}

export async function post(app: Pick<BookingApp, 'url'>, path: string, fields: Record<string, string>) {
  const answer = await fetch(app.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  })
  const text = (await answer.text()).replaceAll('<!-- -->', '')
  return { status: answer.status, to: answer.headers.get('location') ?? '', text }
}

export type PartyRow = {
  id: string
  state: string
  seats: number
  reference: string | null
  until: Date | null
}

/** Everybody who waits or waited for a date, in the order in which they came. */
export async function partiesOf(app: BookingApp, which: [string, string]): Promise<PartyRow[]> {
  const { rows } = await app.database.pool.query<PartyRow>(
    `select waiting.id, state, seats, waiting.reference, hold_expires_at as until
     from waiting left join bookings on bookings.reference = waiting.reference
     where waiting.trip_id = $1 and waiting.departure_id = $2 order by n`,
    which,
  )
  return rows
}

export const statesOf = async (app: BookingApp, which: [string, string]) =>
  (await partiesOf(app, which)).map(({ state }) => state)

export async function freeOf(app: BookingApp, which: [string, string]): Promise<number> {
  const { rows } = await app.database.pool.query(
    'select free from departures where trip_id = $1 and id = $2',
    which,
  )
  return rows[0]?.free
}
