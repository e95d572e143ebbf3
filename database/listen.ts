import pg from 'pg'

const reconnectAfter = 2_000

type Listener = {
  onMessage: (payload: string) => void
  /** Once it listens, the first time and after each lost connection: messages may have been missed before. */
  onListening: () => void
  onFailure: (error: unknown) => void
}

/** Listens to a channel of PostgreSQL's NOTIFY on a connection of its own, and connects anew whenever that is lost. */
export function listenToChannel(
  url: string,
  channel: string,
  { onMessage, onListening, onFailure }: Listener,
): { stop: () => Promise<void> } {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(): Promise<void> {
    if (stopped) return
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      application_name: `kafila ${channel}`,
      keepAlive: true,
    })
    client = next
    next.on('notification', ({ payload = '' }) => onMessage(payload))
    next.on('error', () => {})
    next.on('end', () => {
      if (!stopped) timer = setTimeout(connect, reconnectAfter)
    })
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      onListening()
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
      await ready
      await client?.end().catch(() => {})
    },
  }
}
