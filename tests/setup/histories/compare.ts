import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { owedFor } from '../../../database/owed-query.ts'
import { type Sale, sumOf } from './sale.ts'
import { dateOf, freeOn, trips, type World } from './world.ts'

/** Holds all that the database says of a history against its model. */

type Row = {
  reference: string
  status: string
  guests: number
  price: number
  due_on: string | null
  owed: number
  net: number
  papers: number | null
  by_hand: number
  party: [n: number, kind: string, share: number][] | null
}

const statuses: Record<Sale['status'], string[]> = {
  held: ['held', 'awaiting_payment'],
  confirmed: ['confirmed'],
  failed: ['failed'],
  expired: ['expired'],
  cancelled: ['cancelled'],
  'gives back': ['refunding', 'refunded', 'cancelled'],
}

async function readSales({ app, sales }: World): Promise<Map<string, Row>> {
  const references = sql.join(
    sales.map(({ reference }) => sql`${reference}`),
    sql`, `,
  )
  const { rows } = await app.database.db.execute<Row>(sql`
    select reference, status, guests, due_on::text, ${owedFor('bookings')}::float / 100 as owed,
      (select sum(paise) from booking_changes where booking_changes.reference = bookings.reference)::float / 100 as price, (
        coalesce((select sum(paid_paise) from payments where payments.reference = bookings.reference and state = 'completed'), 0)
        + coalesce((select sum(amount_paise) from receipts where receipts.reference = bookings.reference), 0)
        + coalesce((select sum(amount_paise * (case when to_account = 'sales' then 1 else -1 end)) from wallet_entries where wallet_entries.reference = bookings.reference and 'sales' in (from_account, to_account)), 0)
        + coalesce((select sum(carried_paise) from booking_changes where booking_changes.reference = bookings.reference), 0)
        - coalesce((select sum(amount_paise) from refunds where refunds.reference = bookings.reference and attempt = 1), 0))::float / 100 as net,
      (select sum((content #>> '{amounts,totalPaise}')::bigint * (case when kind in ('tax invoice', 'receipt') then 1 else -1 end)) from papers where papers.reference = bookings.reference)::float / 100 as papers,
      coalesce((select sum(amount_paise) from refunds where refunds.reference = bookings.reference and by_hand and state = 'due'), 0)::float / 100 as by_hand,
      (select json_agg(json_build_array(n, kind, share_paise / 100) order by n) from booking_guests where booking_guests.reference = bookings.reference and ended_at is null) as party
    from bookings where reference in (${references})`)
  return new Map(rows.map((row) => [row.reference, row]))
}

function compareSale(sale: Sale, row: Row | undefined): void {
  const { reference, shares, seats, net, owed, dueOn, kept, handOpen } = sale
  expect(row, reference).toBeDefined()
  if (!row) return
  expect(statuses[sale.status], `${reference} is ${sale.status}`).toContain(row.status)
  expect({ ...row, status: sale.status }).toMatchObject({ net, by_hand: sumOf(handOpen) })
  // They say what is owed too.
  expect(row.papers ?? net + owed).toBe(net + owed)
  if (sale.status === 'held') expect(row.guests).toBe(shares.size)
  if (sale.status !== 'confirmed') return
  const party = [...shares].toSorted(([a], [b]) => a - b)
  const kindOf = (n: number) => (seats.get(n) === 'child' ? 'child' : 'adult')
  expect(row).toMatchObject({
    guests: shares.size,
    price: sumOf(shares.values()) + kept,
    owed,
    due_on: dueOn,
    party: party.map(([n, share]) => [n, kindOf(n), share]),
  })
}

/** Who waits, who was offered seats, and by which booking. */
async function compareLine({ app, line }: World): Promise<void> {
  const ids = line.map(({ path }) => path.slice('/waiting/'.length, '/waiting/'.length + 36))
  const { rows } = await app.database.pool.query<{ state: string; reference: string | null }>(
    'select state, reference from waiting where id = any($1::uuid[]) order by n',
    [ids],
  )
  expect(rows.map(({ state }) => state)).toEqual(line.map(({ state }) => state))
  for (const [i, { sale }] of line.entries()) {
    const reference = rows[i]?.reference ?? ''
    expect(reference !== '').toBe(sale !== null)
    if (sale) sale.reference ||= reference
  }
}

async function compareSeats(world: World): Promise<void> {
  const { app, history, total } = world
  const ids = total.map((_, date) => dateOf(world, date).id)
  const { rows } = await app.database.pool.query<{ free: number }>(
    'select free from departures where trip_id = $1 and id = any($2) order by array_position($2, id)',
    [trips[history.trip], ids],
  )
  expect(rows.map(({ free }) => free)).toEqual(total.map((_, date) => freeOn(world, date)))
}

export async function compare(world: World): Promise<void> {
  const { app, asha } = world
  await compareLine(world)
  await compareSeats(world)
  const rows = world.sales.length > 0 ? await readSales(world) : new Map<string, Row>()
  for (const sale of world.sales) compareSale(sale, rows.get(sale.reference))
  const { rows: wallets } = await app.database.pool.query<{ rupees: number }>(
    'select balance_paise::float / 100 as rupees from wallets where traveller_id = $1',
    [asha.userId],
  )
  expect(wallets[0]?.rupees ?? 0).toBe(world.wallet)
}
