import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import type { ApprovalKind } from '#domain/approvals/approval.ts'
import type { Role } from '#domain/staff/roles.ts'

/** Nothing is counted further: beyond it the rail says '99+'. */
export const mostCounted = 100

type WaitingRow = { others: boolean; toApprove: number; reviews: number }

/**
 * What the frame of every page says, in one statement: whether somebody else could decide, how many approvals wait for this person, and how many reviews for anybody. What else is to be counted in the rail is a subselect
 * more, with an index and a limit of its own.
 */
export async function readWaitingRow(
  db: Pick<Database, 'execute'>,
  asked: { me: string; deciders: Role[]; kinds: ApprovalKind[]; now: Date },
): Promise<WaitingRow> {
  const { me, deciders, kinds, now } = asked
  const list = (words: string[]) =>
    sql`(${sql.join(
      words.map((word) => sql`${word}`),
      sql`, `,
    )})`
  const others = sql`exists (select from staff where ended_at is null and id <> ${me} and role in ${list(deciders)})`
  const toApprove =
    kinds.length === 0
      ? sql`0`
      : sql`(select count(*) from (
          select from approvals
          where decision is null and expires_at > ${now} and kind in ${list(kinds)} and (asked_by <> ${me} or not_before <= ${now} and not ${others})
          limit ${mostCounted}
        ) as waiting)::integer`
  const reviews = sql`(select count(*) from (select from reviews where state = 'received' limit ${mostCounted}) as waiting)::integer`
  const { rows } = await db.execute<WaitingRow>(
    sql`select ${others} as others, ${toApprove} as "toApprove", ${reviews} as reviews`,
  )
  return rows[0] ?? { others: true, toApprove: 0, reviews: 0 }
}
