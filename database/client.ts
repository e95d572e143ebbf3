import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
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
  const db = drizzle(pool)
  db.transaction = (work, config) => transactionOn(pool, work, config)
  return { db, pool, close: () => pool.end() }
}

/** Drizzle's own transaction on a pool never gives a connection back that was lost before it began. */
async function transactionOn<Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
  config: Parameters<Database['transaction']>[1],
): Promise<Result> {
  const client = await pool.connect()
  try {
    return await drizzle(client).transaction(work, config)
  } finally {
    // Idle: committed or rolled back. In any other state nobody else may use it.
    client.release(client.getTransactionStatus() !== 'I')
  }
}
