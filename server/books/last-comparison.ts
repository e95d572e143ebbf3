import type { Database } from '#database/client.ts'
import type { CheckedLog, CheckedUpTo } from '../audit/check-log.ts'
import { noteInTurn, readFromTurn } from '../jobs/job-store.ts'

export const checkBooksJob = 'check books'

/** For whoever watches, as the metrics tell it until the next comparison; and for that comparison where the log ended, as long as nothing was wrong with it. */
export async function noteComparison(
  db: Database,
  { differences, log }: { differences: string[]; log: CheckedLog },
  at: Date,
): Promise<void> {
  const upTo = log.problems.length === 0 ? log.upTo : await readLogUpTo(db)
  await noteInTurn(db, checkBooksJob, {
    differences: differences.length,
    comparedAt: at.getTime() / 1000,
    ...(upTo && { logRow: upTo.row, logChain: upTo.chain, logAgain: upTo.again }),
  })
}

/** Up to where the log was checked by the last comparison. */
export async function readLogUpTo(db: Pick<Database, 'select'>): Promise<CheckedUpTo | null> {
  const { logRow, logChain, logAgain } = await readFromTurn(db, checkBooksJob)
  return logRow === undefined
    ? null
    : { row: Number(logRow), chain: String(logChain), again: Number(logAgain) }
}

export type Comparison = { at: Date; differences: number; log: { rows: number; chain: string } | null }

/** What the last comparison found; null before the first. */
export async function readComparison(db: Pick<Database, 'select'>): Promise<Comparison | null> {
  const { comparedAt, differences, logRow, logChain } = await readFromTurn(db, checkBooksJob)
  if (comparedAt === undefined) return null
  return {
    at: new Date(Number(comparedAt) * 1000),
    differences: Number(differences),
    log: logRow === undefined ? null : { rows: Number(logRow), chain: String(logChain) },
  }
}
