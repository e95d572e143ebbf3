import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** In milliseconds: a connection on which nothing comes may be one whose database is gone, so it is asked now and then. */
const usualPatience = { askEvery: 10_000, answer: 5_000, reconnectAfter: 2_000 }
/** How long a connection may take to say goodbye, in milliseconds. A database that is silent says none. */
const longestGoodbye = 1_000

type Listener = {
  onMessage: (payload: string) => void
  /** Once it listens, the first time and after each lost connection: messages may have been missed before. */
  onListening: () => void
  onFailure: (error: unknown) => void
}

/**
 * Listens to a channel of PostgreSQL's NOTIFY on a connection of its own, and connects anew whenever that is lost or silent. Not through a
 * pooler: who listens is the connection.
 */
export function listenToChannel(
  url: string,
  channel: string,
  { onMessage, onListening, onFailure }: Listener,
  { askEvery, answer, reconnectAfter } = usualPatience,
): { stop: () => Promise<void> } {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let asking: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(): Promise<void> {
    if (stopped) return
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answer,
      query_timeout: answer,
      application_name: `kafila ${channel}`,
      keepAlive: true,
    })
    client = next
    next.on('notification', ({ payload = '' }) => onMessage(payload))
    next.on('error', () => {})
    next.on('end', () => {
      clearInterval(asking)
      if (!stopped) timer = setTimeout(connect, reconnectAfter)
    })
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      onListening()
      asking = setInterval(() => next.query('select 1').catch(() => next.end()), askEvery)
    } catch (error) {
      onFailure(error)
      await next.end().catch(() => {})
    }
  }
  const ready = connect()

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      clearInterval(asking)
      const ended = ready.then(() => client?.end()).catch(() => {})
      await Promise.race([ended, sleep(longestGoodbye, undefined, { ref: false })])
    },
  }
}
