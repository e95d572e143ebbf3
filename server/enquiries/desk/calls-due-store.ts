import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import type { Stage } from '#domain/enquiries/stages.ts'
import { isListedAndPlain } from './listed-store.ts'

export type DueCall = {
  reference: string
  name: string
  asked: Record<string, string>
  stage: Stage
  ownerId: string | null
  owner: string | null
  nextDay: string
}

export type DueCalls = {
  /** One's own first, then nobody's, then those of others; the longest due first. */
  rows: DueCall[]
  /** How many there are in all, counted up to a bound; how many of them are one's own, or nobody's. */
  count: number
  waiting: number
}

/** Enquiries whose day has come. */
export async function listCallsDue(
  db: Pick<Database, 'execute'>,
  { staffId, today, most, countedTo }: { staffId: string; today: string; most: number; countedTo: number },
): Promise<DueCalls> {
  const { rows } = await db.execute<DueCall & { count: number; waiting: number }>(sql`
    with due as materialized (
      select reference, name, additional_data, stage, owner_id, next_day, created_at from enquiries e
      where ${isListedAndPlain} and e.stage in ('new', 'called', 'quoted') and coalesce(e.next_day, 'infinity'::date) <= ${today}::date
      order by coalesce(e.next_day, 'infinity'::date) desc, e.created_at desc limit ${countedTo}
    )
    select due.reference, due.name, due.additional_data as asked, due.stage, due.owner_id as "ownerId", staff.name as owner, due.next_day::text as "nextDay",
      (select count(*) from due)::int as count, (select count(*) from due where owner_id is null or owner_id = ${staffId}::uuid)::int as waiting
    from due left join staff on staff.id = due.owner_id
    order by (due.owner_id = ${staffId}::uuid) desc nulls last, due.owner_id is not null, due.next_day, due.created_at, due.reference limit ${most}`)
  const [{ count = 0, waiting = 0 } = {}] = rows
  return { rows, count, waiting }
}
