import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Patience, patience as usual } from './patience.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type OpenDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> }

export type PoolOptions = {
  patience?: Patience
  connections?: number
  /** By which pg_stat_activity shows its connections. */
  name?: string
  /** Of a pooler that lends connections by transaction: it takes no settings of a session, so the role in the database has them. */
  pooled?: boolean
}

/** A pool on the given address; the first use connects. */
export function openDatabase(
  url: string,
  onLostConnection: (error: Error) => void,
  { patience = usual, connections = 10, name = 'kafila', pooled = false }: PoolOptions = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience.connection,
    query_timeout: patience.answer,
    application_name: name,
    ...(!pooled && sessionSettings(patience)),
  })
  // A connection breaks when the server restarts. Without these two listeners, one for connections in use and one for
  // idle ones, that would end the process; so the query in hand fails and the pool connects anew.
  pool.on('connect', (client) => client.on('error', onLostConnection))
  pool.on('error', onLostConnection)
  const db = drizzle(pool)
  db.transaction = (work, config) => transactionOn(pool, work, config)
  return { db, pool, close: () => pool.end() }
}

/** By PostgreSQL's own names. */
function sessionSettings({ statement, lock, idleTransaction }: Patience) {
  return {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleTransaction,
  }
}

/** Drizzle's own transaction on a pool never gives a connection back that was lost before it began. */
async function transactionOn<Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
  config: Parameters<Database['transaction']>[1],
): Promise<Result> {
  const client = await pool.connect()
  try {
    return await drizzle(client).transaction(async (tx) => {
      try {
        return await work(tx)
      } catch (error) {
        // A rollback would wait as long once more.
        if (isUnanswered(error)) void client.end()
        throw error
      }
    }, config)
  } finally {
    // Idle: committed or rolled back. In any other state nobody else may use it.
    client.release(client.getTransactionStatus() !== 'I')
  }
}

/** As pg says it when the database was silent. */
const unanswered = 'Query read timeout'

function isUnanswered(error: unknown): boolean {
  const { message, cause } = error as Error
  return message === unanswered || (cause instanceof Error && cause.message === unanswered)
}
