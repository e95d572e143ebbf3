import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import type { SubscriberState } from '#domain/enquiries/subscriber-state.ts'

export type ListedSubscriber = {
  email: string
  state: SubscriberState
  requestedAt: Date
  confirmedAt: Date | null
}

/** After which row the next page begins. The row is named by a hash of its address, which so stands in no address of a page. */
export type SubscriberPlace = { key: string; hash: string }

type Row = {
  email: string
  state: SubscriberState
  requested: string
  confirmed: string | null
  key: string
  hash: string
}

export function isSubscriberPlace({ key, hash }: SubscriberPlace): boolean {
  return /^\d{1,17}$/.test(key) && /^[0-9a-f]{32}$/.test(hash)
}

const isState = {
  asked: sql`confirmed_at is null and unsubscribed_at is null`,
  confirmed: sql`confirmed_at is not null and unsubscribed_at is null`,
  left: sql`unsubscribed_at is not null`,
}

/** Who asked last first, each with its place. */
export async function listSubscribers(
  db: Pick<Database, 'execute'>,
  { state, after, most }: { state: SubscriberState | null; after: SubscriberPlace | null; most: number },
): Promise<{ subscriber: ListedSubscriber; place: SubscriberPlace }[]> {
  const since = after && sql`timestamptz 'epoch' + ${after.key}::bigint * interval '1 microsecond'`
  const { rows } = await db.execute<Row>(sql`
    select email, case when ${isState.left} then 'left' when ${isState.asked} then 'asked' else 'confirmed' end as state,
      (extract(epoch from requested_at) * 1000)::bigint::text as requested, (extract(epoch from confirmed_at) * 1000)::bigint::text as confirmed,
      (extract(epoch from requested_at) * 1000000)::bigint::text as key, md5(email) as hash
    from newsletter_subscribers
    where ${state ? isState[state] : sql`true`} and ${after ? sql`requested_at <= ${since} and (requested_at < ${since} or md5(email) < ${after.hash})` : sql`true`}
    order by requested_at desc, md5(email) desc limit ${most}`)
  return rows.map(({ email, state: is, requested, confirmed, key, hash }) => ({
    subscriber: {
      email,
      state: is,
      requestedAt: new Date(Number(requested)),
      confirmedAt: confirmed === null ? null : new Date(Number(confirmed)),
    },
    place: { key, hash },
  }))
}
