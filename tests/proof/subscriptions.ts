import type pg from 'pg'
import type { Traffic } from './crash-round.ts'

export type SubscriptionReport = { acknowledged: number; lost: string[]; doubled: string[] }

/** People subscribe to the newsletter: what was acknowledged must be there, once, with its mail. */
export function subscriptions(): Traffic & { check: (pool: pg.Pool) => Promise<SubscriptionReport> } {
  const acknowledged: string[] = []
  let count = 0
  return {
    async act(url) {
      const email = `crash${count++}@example.com`
      const response = await fetch(`${url}/newsletter`, {
        method: 'POST',
        body: new URLSearchParams({ email }),
        headers: { 'x-forwarded-for': `10.0.${count >> 8}.${count & 255}` },
      })
      await response.text()
      if (response.status === 200) acknowledged.push(email)
    },
    acknowledged: () => acknowledged.length,
    async check(pool) {
      const { rows } = await pool.query<{ email: string; mails: number }>(
        `select s.email, count(o.id)::int as mails from newsletter_subscribers s left join outbox o on o.recipient = s.email group by s.email`,
      )
      const mails = new Map(rows.map(({ email, mails: sent }) => [email, sent]))
      return {
        acknowledged: acknowledged.length,
        lost: acknowledged.filter((email) => !mails.get(email)),
        doubled: rows.filter(({ mails: sent }) => sent !== 1).map(({ email }) => email),
      }
    },
  }
}
