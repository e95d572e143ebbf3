import pg from 'pg'
import { startEmbeddedPostgres } from '../../database/embedded.ts'

/** Sells seats of a trip in the database of the browser tests' server until each of its departures has so many left. */
export async function leaveSeats(tripId: string, left: number): Promise<void> {
  const { url } = await startEmbeddedPostgres(process.env.KAFILA_TEST_DATA ?? '')
  const client = new pg.Client({ connectionString: url('kafila') })
  await client.connect()
  await client.query(
    'update departures set sold = greatest(0, total - sold_elsewhere - held - $2::int) where trip_id = $1',
    [tripId, left],
  )
  await client.end()
}
