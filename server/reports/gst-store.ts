import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { financialYear, type PaperKind, paperNumber } from '#domain/papers/paper-number.ts'
import type { LedgerLine } from '#domain/reports/gst-checks.ts'
import type { Period } from '#domain/reports/periods.ts'
import { type PaperParts, type ReportedPaper, reportedPaper } from '#domain/reports/reported-paper.ts'
import { moneyOf } from '../bookings/money-store.ts'

type Reader = Pick<Database, 'execute'>

const inPeriod = ({ from, until }: Period) =>
  sql`issued_at >= ${from.toISOString()}::timestamptz and issued_at < ${until.toISOString()}::timestamptz`
const isReported = sql`kind in ('tax invoice', 'credit note')`

/** Tax invoices and then credit notes, each in the order of their numbers. */
export async function listReportedPapers(db: Reader, period: Period): Promise<ReportedPaper[]> {
  const { rows } = await db.execute<
    Pick<ReportedPaper, 'number' | 'counter' | 'kind' | 'reference'> & { content: PaperParts }
  >(sql`
    select number, counter, kind, reference, jsonb_build_object('date', content -> 'date', 'placeOfSupply', content -> 'placeOfSupply',
      'recipient', content -> 'recipient', 'percent', content -> 'percent', 'amounts', content -> 'amounts', 'seller', content -> 'seller',
      'invoice', content -> 'invoice') as content
    from papers where ${inPeriod(period)} and ${isReported} order by kind desc, counter`)
  return rows.map(reportedPaper)
}

export async function countReceipts(db: Reader, period: Period): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from papers where ${inPeriod(period)} and not ${isReported}`,
  )
  return rows[0]?.count ?? 0
}

/** So many faults are named; with more of them something else is wrong. */
const mostNamed = 100

/** Numbers of a month that nobody ever gave out, counted on from the last one before it. */
export async function listMissingNumbers(db: Reader, period: Period): Promise<string[]> {
  const year = financialYear(period.firstDay)
  const { rows } = await db.execute<{ kind: PaperKind; counter: number }>(sql`
    with ends as (
      select kind, max(counter) as last from papers where ${inPeriod(period)} and ${isReported} and financial_year = ${year} group by kind
    ), spans as (
      select kind, last, coalesce((
        select max(counter) from papers where papers.kind = ends.kind and financial_year = ${year} and issued_at < ${period.from.toISOString()}::timestamptz
      ), 0) as before from ends
    )
    select spans.kind, counter::integer as counter from spans, generate_series(spans.before + 1, spans.last) as counter
    where not exists (
      select from papers where papers.kind = spans.kind and papers.financial_year = ${year} and papers.counter = counter.counter
    ) order by spans.kind desc, counter limit ${mostNamed}`)
  return rows.map(({ kind, counter }) => paperNumber(kind, period.firstDay, counter))
}

/** Papers and money of the bookings that have a paper in the period: what all of them come to, and those that differ. What was sold and is owed was invoiced as well; cancelled, or with guests who left, it is credited. */
export async function compareWithMoney(
  db: Reader,
  period: Period,
): Promise<{ netPaise: number; differences: LedgerLine[] }> {
  const chosen = sql`select reference from chosen`
  const total = sql`(content #>> '{amounts,totalPaise}')::bigint`
  const isInvoice = sql`kind in ('tax invoice', 'receipt')`
  const { rows } = await db.execute<LedgerLine & { differs: boolean; netPaise: number }>(sql`
    with chosen as materialized (
      select distinct reference from papers where ${inPeriod(period)} and ${isReported}
    ), said as (
      select reference, coalesce(sum(${total}) filter (where ${isInvoice}), 0) as invoiced, coalesce(sum(${total}) filter (where not ${isInvoice}), 0) as credited
      from papers where reference in (${chosen}) group by reference
    ), moved as (
      select reference, coalesce(sum(paise) filter (where came), 0) as received, coalesce(-sum(paise) filter (where not came), 0) as back
      from (${moneyOf(chosen)}) as money group by reference
    ), lines as (
      select reference, invoiced, credited, coalesce(received, 0) + owed as received, coalesce(back, 0) + case when cancelled_at is null then waived else owed end as back
      from said left join moved using (reference) join bookings using (reference) cross join lateral (
        select greatest(total_paise - coalesce(received, 0), 0) as owed, coalesce((
          select -sum(paise + back_paise) from booking_changes where booking_changes.reference = bookings.reference and kind = 'guests left'
        ), 0) as waived
      ) as rest
    )
    select reference, invoiced::double precision as "invoicedPaise", credited::double precision as "creditedPaise",
      received::double precision as "receivedPaise", back::double precision as "backPaise",
      invoiced <> received or credited <> back as differs, sum(received - back) over ()::double precision as "netPaise"
    from lines order by differs desc, reference limit ${mostNamed}`)
  const differences = rows.filter(({ differs }) => differs)
  return {
    netPaise: rows[0]?.netPaise ?? 0,
    differences: differences.map(({ differs: _, netPaise: __, ...line }) => line),
  }
}
