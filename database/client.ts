import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase
export type OpenDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> }

/** A pool on the given address; the first use connects. */
export function openDatabase(url: string, onLostConnection: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: 'kafila',
  })
  // A connection breaks when the server restarts. Without these two listeners, one for connections in use and one for
  // idle ones, that would end the process; so the query in hand fails and the pool connects anew.
  pool.on('connect', (client) => client.on('error', onLostConnection))
  pool.on('error', onLostConnection)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}
