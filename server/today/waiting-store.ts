import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import type { ApprovalKind } from '#domain/approvals/approval.ts'
import type { Role } from '#domain/staff/roles.ts'
import { isListedAndPlain } from '../enquiries/desk/listed-store.ts'

type WaitingFor = {
  me: string
  deciders: Role[]
  kinds: ApprovalKind[]
  seesCalls: boolean
  seesDue: boolean
  decidesReviews: boolean
  now: Date
  today: string
}
type WaitingRow = { others: boolean; toApprove: number; callsDue: number; overdue: number; reviews: number }

/** Nothing is counted further: beyond it the rail says '99+'. */
export const mostCounted = 100

/**
 * What the frame of every page says, in one statement: whether somebody else could decide, how many approvals wait for this person, whom to call (those of nobody counted in, those of others not), what is owed
 * since before today, and which reviews wait for anybody. Each is a subselect with an index and a limit of its own.
 */
export async function readWaitingRow(db: Pick<Database, 'execute'>, asked: WaitingFor): Promise<WaitingRow> {
  const { me, deciders, kinds, seesCalls, seesDue, decidesReviews, now, today } = asked
  const list = (words: string[]) =>
    sql`(${sql.join(
      words.map((word) => sql`${word}`),
      sql`, `,
    )})`
  const others = sql`exists (select from staff where ended_at is null and id <> ${me} and role in ${list(deciders)})`
  const count = (wanted: boolean, rows: SQL) =>
    wanted ? sql`(select count(*) from (select ${rows} limit ${mostCounted}) as waiting)::integer` : sql`0`
  const toApprove = sql`from approvals
    where decision is null and expires_at > ${now} and kind in ${list(kinds)} and (asked_by <> ${me} or not_before <= ${now} and not ${others})`
  const callsDue = sql`from enquiries e
    where ${isListedAndPlain} and e.stage in ('new', 'called', 'quoted') and coalesce(e.next_day, 'infinity'::date) <= ${today}::date
      and (e.owner_id is null or e.owner_id = ${me})`
  const reviews = sql`from reviews where state = 'received'`
  const overdue = sql`from bookings where due_on < ${today}::date`
  const { rows } =
    await db.execute<WaitingRow>(sql`select ${others} as others, ${count(kinds.length > 0, toApprove)} as "toApprove",
    ${count(seesCalls, callsDue)} as "callsDue", ${count(seesDue, overdue)} as overdue, ${count(decidesReviews, reviews)} as reviews`)
  return rows[0] ?? { others: true, toApprove: 0, callsDue: 0, overdue: 0, reviews: 0 }
}
