import type pg from 'pg'
import { startServerProcess } from './server-process.ts'

export type CrashReport = { crashes: number; acknowledged: number; lost: string[]; doubled: string[] }

const writers = 6
const longestWait = 10_000

/** Kills the server again and again while people subscribe: what was acknowledged must be there, once, with its mail. */
export async function crashRound(databaseUrl: string, pool: pg.Pool, crashes: number): Promise<CrashReport> {
  const acknowledged: string[] = []
  let count = 0
  for (let crash = 0; crash < crashes; crash++) {
    const server = await startServerProcess({ DATABASE_URL: databaseUrl, TRUST_PROXY: '1' })
    let running = true
    const write = async () => {
      while (running) {
        const email = `crash${crash}-${count++}@example.com`
        try {
          const response = await fetch(`${server.url}/newsletter`, {
            method: 'POST',
            body: new URLSearchParams({ email }),
            headers: { 'x-forwarded-for': `10.${crash}.${count >> 8}.${count & 255}` },
          })
          await response.text()
          if (response.status === 200) acknowledged.push(email)
        } catch {
          running = false
        }
      }
    }
    const all = Array.from({ length: writers }, write)
    // The blow falls in the middle of the traffic, a little later each time.
    const before = acknowledged.length
    const deadline = Date.now() + longestWait
    while (acknowledged.length < before + 1 + (crash % 7) && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 3))
    await server.kill()
    running = false
    await Promise.all(all)
  }
  const { rows } = await pool.query<{ email: string; mails: number }>(
    `select s.email, count(o.id)::int as mails from newsletter_subscribers s left join outbox o on o.recipient = s.email group by s.email`,
  )
  const mails = new Map(rows.map(({ email, mails: sent }) => [email, sent]))
  return {
    crashes,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((email) => !mails.get(email)),
    doubled: rows.filter(({ mails: sent }) => sent !== 1).map(({ email }) => email),
  }
}
