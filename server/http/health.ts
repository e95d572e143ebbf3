import { statfs } from 'node:fs/promises'
import { Hono } from 'hono'

/** With less than this on its disk a database or a picture can't be written. */
const leastFreeBytes = 50 * 1024 * 1024

export type HealthDeps = {
  release: string
  /** A short hash of all that the site says. */
  edition: () => string
  pingDatabase: () => Promise<unknown>
  /** On the disk of DATA_DIR. */
  freeBytes: () => Promise<number>
}

/** GET /health answers while the process lives, GET /ready while it can serve. */
export function healthRoutes({ release, edition, pingDatabase, freeBytes }: HealthDeps): Hono {
  async function findReason(): Promise<string | null> {
    try {
      await pingDatabase()
    } catch {
      return 'the database does not answer'
    }
    const free = await freeBytes()
    return free < leastFreeBytes
      ? `the disk of DATA_DIR is full: ${Math.floor(free / 1024 ** 2)} MB are free`
      : null
  }

  const routes = new Hono()
  routes.get('/health', (c) => c.json({ status: 'ok', release }))
  routes.get('/ready', async (c) => {
    const reason = await findReason()
    return reason
      ? c.json({ status: 'not ready', reason }, 503)
      : c.json({ status: 'ready', edition: edition() })
  })
  return routes
}

/** What a process may still write to the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
