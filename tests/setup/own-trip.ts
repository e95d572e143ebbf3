import pg from 'pg'
import { startEmbeddedPostgres } from '../../database/embedded.ts'
import { test } from './browser.ts'
import { type OwnedTrip, trespass } from './owned-trips.ts'

/** A trip that no other test touches, with so many seats left on each of its departures. Answers its address. */
export async function ownTrip(id: OwnedTrip, seatsLeft: number): Promise<string> {
  const path = `/trip/${id}`
  const refusal = trespass(`http://localhost${path}`, test.info().titlePath)
  if (refusal) throw new Error(refusal)
  const { url } = await startEmbeddedPostgres(process.env.KAFILA_TEST_DATA ?? '')
  const client = new pg.Client({ connectionString: url('kafila') })
  await client.connect()
  const { rowCount } = await client.query(
    'update departures set sold = greatest(0, total - sold_elsewhere - held - $2::int) where trip_id = $1',
    [id, seatsLeft],
  )
  await client.end()
  if (!rowCount) throw new Error(`${id} has no departures`)
  return path
}
