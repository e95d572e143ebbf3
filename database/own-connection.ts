import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** How long a connection may take to say goodbye, in milliseconds. */
const longestGoodbye = 2000

export type OwnConnection = { client: pg.Client; close: () => Promise<void> }

/** One connection outside of the pool, for a command; PostgreSQL lists it under this name. What was not committed ends with it. */
export async function openConnection(url: string, name: string): Promise<OwnConnection> {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    stream: () => socket,
  })
  client.on('error', () => {})
  await client.connect()
  return {
    client,
    async close() {
      // One that was left in the middle of a copy hears nothing.
      await Promise.race([client.end().catch(() => {}), sleep(longestGoodbye, undefined, { ref: false })])
      socket.destroy()
    },
  }
}
