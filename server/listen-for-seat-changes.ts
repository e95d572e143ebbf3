import pg from 'pg'
import type { Log } from './log.ts'

const channel = 'seats_changed'
const reconnectAfter = 2_000

/** Calls back on every NOTIFY that seats changed, and once after each reconnection, as some may have been missed. */
export function listenForSeatChanges(
  url: string,
  onChange: () => void,
  log: Log,
): { stop: () => Promise<void> } {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(): Promise<void> {
    if (stopped) return
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      application_name: 'kafila seats',
      keepAlive: true,
    })
    client = next
    next.on('notification', onChange)
    next.on('error', () => {})
    next.on('end', () => {
      if (!stopped) timer = setTimeout(connect, reconnectAfter)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      onChange()
    } catch (error) {
      log.warn({ error }, 'not listening for seat changes')
      await next.end().catch(() => {})
    }
  }
  const ready = connect()

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await ready
      await client?.end().catch(() => {})
    },
  }
}
