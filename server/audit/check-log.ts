import type { Database } from '#database/client.ts'
import { checkSlice, findChain, type LogEnd, readEnds } from './log-store.ts'

/** So many rows are reckoned by one statement. */
const sliceRows = 20_000
/** Of those that were checked before, so many are checked again: all of them, as long as there are no more. */
const rowsAgain = 100_000

/** Where the log ended when nothing was wrong with it, and up to which row it was checked again by then. */
export type CheckedUpTo = LogEnd & { again: number }

/** `problems` is a line each; `upTo` is for the next check. */
export type CheckedLog = { end: LogEnd; problems: string[]; upTo: CheckedUpTo }

type Span = { from: number; until: number }

/**
 * Reckons the chain anew and names the first row that is not what was written; the rows themselves stay in the database. After an earlier check, unless the whole is asked for, these
 * are the rows that came since, and of the others the next part in turn: a night costs the same however long the log is. A log that was written anew from end to
 * end agrees with itself, but not with where it ended at that check.
 */
export async function checkLog(
  db: Database,
  { earlier, whole }: { earlier: CheckedUpTo | null; whole: boolean },
): Promise<CheckedLog> {
  const { last, noted } = await readEnds(db)
  const spans = spansOf(last.row, whole ? null : earlier)
  const problems: string[] = []
  for (const span of spans) {
    const broken = await findBroken(db, span)
    if (!broken) continue
    problems.push(broken)
    break
  }
  if (noted.row > last.row)
    problems.push(`The log ends with row ${last.row}, and ${noted.row} rows were written.`)
  else if (noted.row !== last.row || noted.chain !== last.chain)
    problems.push(`Row ${last.row} of the log was not written by the site.`)
  if (earlier && earlier.row > 0 && (await findChain(db, earlier.row)) !== earlier.chain)
    problems.push(`Row ${earlier.row} of the log is not the one that stood there at the last comparison.`)
  return { end: last, problems, upTo: { ...last, again: spans[0]?.until ?? 0 } }
}

function spansOf(lastRow: number, earlier: CheckedUpTo | null): Span[] {
  if (!earlier) return [{ from: 0, until: lastRow }]
  const from = earlier.again < earlier.row ? earlier.again : 0
  return [
    { from, until: Math.min(from + rowsAgain, earlier.row) },
    { from: earlier.row, until: lastRow },
  ]
}

async function findBroken(db: Database, { from, until }: Span): Promise<string | null> {
  if (until <= from) return null
  const chain = from === 0 ? '' : await findChain(db, from)
  if (chain === null) return `Row ${from} of the log is missing.`
  let after: LogEnd = { row: from, chain }
  for (;;) {
    const { end, missing, altered } = await checkSlice(db, after, { until, most: sliceRows })
    if (missing !== null && (altered === null || missing <= altered))
      return `Row ${missing} of the log is missing.`
    if (altered !== null) return `Row ${altered} of the log is not what was written.`
    if (!end) return null
    after = end
  }
}
