import type { Transaction } from '#database/client.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import { withoutPaperNumbers } from '#domain/staff/log-reason.ts'
import { isFit, isSubject, type Shape } from '#domain/staff/log-values.ts'
import { type LogEntry, logWords } from '#domain/staff/log-words.ts'
import { appendEntry, type LogRow } from './log-store.ts'

const through = { staff: 'console', 'command line': 'command line', job: 'job', traveller: 'site' } as const

/**
 * Notes who did what, as the last thing of the transaction in which it is done: both come to stand, or neither. What the list of words does not allow is refused, and
 * with it what was to be noted.
 */
export async function writeLog(
  tx: Pick<Transaction, 'execute' | 'rollback'>,
  at: Date,
  entry: LogEntry,
): Promise<void> {
  const { by, what, subject, before, after, why } = entry
  if (!Object.hasOwn(logWords, what)) throw new Error('the log has no such word')
  const word = logWords[what]
  if (subject.kind !== word.subject || !isSubject(subject.kind, subject.id))
    throw new Error(`'${what}' is not about that: it takes a ${word.subject} by its id`)
  for (const values of [before, after]) refuseOthers(what, word.values, values ?? {})
  await appendEntry(tx, {
    at,
    staffId: staffIdOf(by),
    through: through[by.kind],
    what,
    subjectKind: subject.kind,
    subjectId: subject.id,
    before: (before as LogRow['before']) ?? null,
    after: (after as LogRow['after']) ?? null,
    why: why === undefined ? null : withoutPaperNumbers(why),
  })
}

/** Names the value's key and never the value, which may be what must not be written anywhere. */
function refuseOthers(what: string, allowed: Record<string, Shape>, values: object): void {
  for (const [key, value] of Object.entries(values)) {
    const shape = Object.hasOwn(allowed, key) ? allowed[key] : undefined
    if (!shape || !isFit(shape, value)) throw new Error(`'${what}' may not name ${key} in the log`)
  }
}
