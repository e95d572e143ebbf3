import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase
export type OpenDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> }

/** A pool on the given address; the first use connects. */
export function openDatabase(url: string, onIdleError: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: 'kafila',
  })
  // An idle connection breaks when the server restarts; the pool replaces it on the next use.
  pool.on('error', onIdleError)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}
