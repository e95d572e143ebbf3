import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { checkPayment } from '../bookings/payments/payment-checks.ts'
import { checkBooksJob } from '../books/last-comparison.ts'
import { mailTasks } from '../mail/queue-mail.ts'

export type Figures = {
  /** Seconds since the oldest was written; zero when none waits. */
  oldestMail: number
  mailsUnsent: number
  /** Seconds since the oldest order was placed that is neither paid nor failed; zero when there is none. */
  oldestPayment: number
  /** By task. */
  givenUp: Record<string, number>
  seatsSold: number
  /** In paise. */
  takenByPhonePe: number
  takenFromWallets: number
  refundedByPhonePe: number
  refundedToWallets: number
  /** Null until the books were compared. */
  books: { differences: number; comparedAt: number } | null
}

/** How long the database may take for all of it, in milliseconds. */
const patience = 2_000

/**
 * Read at one moment. What is open is found by its job, of which there are few, and not by looking through all that ever was. Sums of money go through their
 * tables: when those have become too long for our patience, the figures are left out.
 */
export async function readFigures(db: Database, now: Date): Promise<Figures> {
  const secondsSince = (moment: ReturnType<typeof sql>) =>
    sql`coalesce(extract(epoch from ${now}::timestamptz - min(${moment})), 0)::double precision`
  const sum = (amount: ReturnType<typeof sql>) => sql`coalesce(sum(${amount}), 0)::double precision`
  const tasks = sql.join(
    mailTasks.map((task) => sql`${task}`),
    sql`, `,
  )
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${patience}`))
      const { rows } = await tx.execute<Figures>(sql`
        select mails.oldest as "oldestMail", mails.count as "mailsUnsent", orders.oldest as "oldestPayment",
          (select coalesce(json_object_agg(task, count), '{}') from (
            select task, count(*)::integer as count from jobs where failed_at is not null group by task
          ) as dead) as "givenUp",
          (select ${sum(sql`sold`)} from departures) as "seatsSold",
          (select ${sum(sql`paid_paise`)} from payments) as "takenByPhonePe",
          (select ${sum(sql`amount_paise`)} from wallet_entries where to_account = 'sales') as "takenFromWallets",
          (select ${sum(sql`amount_paise`)} from refunds where state = 'completed') as "refundedByPhonePe",
          (select ${sum(sql`amount_paise`)} from wallet_entries where from_account = 'sales') as "refundedToWallets",
          (select nullif(payload, '{}'::jsonb) from jobs where task = ${checkBooksJob} and key = 'turn' and failed_at is null) as books
        from (
          select ${secondsSince(sql`created_at`)} as oldest, count(*)::integer as count
          from jobs join outbox on outbox.id = (payload->>'message')::bigint
          where task in (${tasks}) and failed_at is null and sent_at is null
        ) as mails, (
          select ${secondsSince(sql`created_at`)} as oldest
          from jobs join payments on merchant_order_id = payload->>'order'
          where task = ${checkPayment} and state in ('opening', 'pending')
        ) as orders`)
      if (!rows[0]) throw new Error('no figures were read')
      return rows[0]
    },
    { accessMode: 'read only' },
  )
}
