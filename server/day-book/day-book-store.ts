import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { cashMoves, dayClosings } from '#database/schema/receipts.ts'
import type { InAndOut } from '#domain/day-book/day-sums.ts'
import type { ReceiptWay } from '#domain/receipts/receipt.ts'

export type Closing = typeof dayClosings.$inferSelect

/** A row of a day's book: what moved by hand. `reference` is null for cash of the till. */
export type BookRow = {
  at: Date
  way: ReceiptWay | 'till'
  paise: number
  what: 'receipt' | 'counter' | 'refund' | 'put in' | 'to the bank' | 'spent'
  number: string | null
  /** The day it happened, where that is another than the book's. */
  day: string
  reference: string | null
  name: string
  who: string
  why: string | null
}

type Row = Omit<BookRow, 'at' | 'paise'> & { at: string; paise: string }

/** Everything by hand in the book of a day, in its order. */
export async function listBookRows(db: Pick<Database, 'execute'>, day: string): Promise<BookRow[]> {
  const { rows } = await db.execute<Row>(sql`
    select moved.*, coalesce(bookings.name, '') as name, staff.name as who from (
      select receipts.at, way, amount_paise as paise, case when counters is null then 'receipt' else 'counter' end as what, number,
        received_on::text as day, reference, staff_id, why
      from receipts where book_day = ${day}
      union all
      select settled_at, paid_way, -amount_paise, 'refund', paid_number, paid_on::text, reference, paid_by, why
      from refunds where book_day = ${day}
      union all
      select cash_moves.at, 'till', case when kind = 'put in' then amount_paise else -amount_paise end, kind, null,
        book_day::text, null, staff_id, why
      from cash_moves where book_day = ${day}
    ) as moved left join bookings using (reference) join staff on staff.id = moved.staff_id
    order by moved.at`)
  return rows.map(({ at, paise, ...row }) => ({ ...row, at: new Date(at), paise: Number(paise) }))
}

/** The first day after one whose book has rows and is open; null when there is none up to another. */
export async function findOpenDay(
  db: Pick<Database, 'execute'>,
  { after, before }: { after: string | null; before: string },
): Promise<string | null> {
  const from = after === null ? sql`` : sql`and book_day > ${after}::date`
  const first = (table: ReturnType<typeof sql>) =>
    sql`(select min(book_day) as day from ${table} where book_day < ${before}::date ${from})`
  const { rows } = await db.execute<{ day: string | null }>(sql`select min(day)::text as day from (
    ${first(sql`receipts`)} union all ${first(sql`refunds`)} union all ${first(sql`cash_moves`)}) as days`)
  return rows[0]?.day ?? null
}

/** What PhonePe has brought and taken, in all or since a moment. */
export async function sumPhonePe(db: Pick<Database, 'execute'>, since: Date | null): Promise<InAndOut> {
  const from = since === null ? sql`` : sql`and settled_at >= ${since.toISOString()}::timestamptz`
  const { rows } = await db.execute<InAndOut>(sql`select
    (select coalesce(sum(paid_paise), 0)::double precision from payments where paid_paise is not null ${from}) as "inPaise",
    (select coalesce(sum(amount_paise), 0)::double precision from refunds where state = 'completed' and not by_hand ${from}) as "outPaise"`)
  return rows[0] as InAndOut
}

/** Nobody writes into an open day, nor closes one, until the transaction ends. */
export async function lockDayBook(tx: Pick<Database, 'execute'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('day book'))`)
}

/** The last one that is closed, before a day or at all. */
export async function findLastClosing(
  db: Pick<Database, 'select'>,
  before?: string,
): Promise<Closing | null> {
  const [last] = await db
    .select()
    .from(dayClosings)
    .where(before === undefined ? undefined : lt(dayClosings.day, before))
    .orderBy(desc(dayClosings.day))
    .limit(1)
  return last ?? null
}

export async function findClosing(db: Pick<Database, 'select'>, day: string): Promise<Closing | null> {
  const [closing] = await db
    .select()
    .from(dayClosings)
    .where(and(eq(dayClosings.day, day)))
  return closing ?? null
}

export async function insertClosing(tx: Pick<Database, 'insert'>, closing: Closing): Promise<void> {
  await tx.insert(dayClosings).values(closing)
}

/** False when it was written before. */
export async function insertCashMove(
  tx: Pick<Database, 'insert'>,
  move: typeof cashMoves.$inferInsert,
): Promise<boolean> {
  const added = await tx.insert(cashMoves).values(move).onConflictDoNothing().returning({ id: cashMoves.id })
  return added.length > 0
}
