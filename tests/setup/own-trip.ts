import pg from 'pg'
import { startEmbeddedPostgres } from '../../database/embedded.ts'
import { test } from './browser.ts'
import { type OwnedTrip, trespass } from './owned-trips.ts'

/** A trip that no other test touches, with so many seats left on each of its departures. Answers its address. */
export async function ownTrip(id: OwnedTrip, seatsLeft: number): Promise<string> {
  const path = pathOf(id)
  const { rowCount } = await query(
    'update departures set sold = greatest(0, total - sold_elsewhere - held - $2::int) where trip_id = $1',
    [id, seatsLeft],
  )
  if (!rowCount) throw new Error(`${id} has no departures`)
  return path
}

/** Its bookings in the order in which they were made, and the seats that its departures hold for whoever pays. */
export async function bookingsOf(
  id: OwnedTrip,
): Promise<{ bookings: [status: string, guests: number][]; held: number }> {
  pathOf(id)
  const { rows } = await query('select status, guests from bookings where trip_id = $1 order by created_at', [
    id,
  ])
  const { rows: seats } = await query('select sum(held)::int as held from departures where trip_id = $1', [
    id,
  ])
  return { bookings: rows.map(({ status, guests }) => [status, guests]), held: seats[0]?.held }
}

/** Credit in a traveller's wallet, as a refund would have left it there. */
export async function giveCredit(travellerId: string, rupees: number): Promise<void> {
  const paise = rupees * 100
  await query(
    `with entry as (
       insert into wallet_entries (traveller_id, at, from_account, to_account, amount_paise, what)
       values ($1, '2026-11-01', 'sales', 'wallet', $2, 'Refund'))
     insert into wallets (traveller_id, balance_paise) values ($1, $2)`,
    [travellerId, paise],
  )
}

function pathOf(id: OwnedTrip): string {
  const path = `/trip/${id}`
  const refusal = trespass(`http://localhost${path}`, test.info().titlePath)
  if (refusal) throw new Error(refusal)
  return path
}

async function query(text: string, values: unknown[]): Promise<pg.QueryResult> {
  const { url } = await startEmbeddedPostgres(process.env.KAFILA_TEST_DATA ?? '')
  const client = new pg.Client({ connectionString: url('kafila') })
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}
