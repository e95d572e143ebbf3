import type { Database } from '#database/client.ts'
import { type LogWord, logWords } from '#domain/staff/log-words.ts'
import { type LogFilter, type LogPlace, type LogRow, listRows } from './log-store.ts'

export type LogPage = {
  rows: (LogRow & { shown: string })[]
  /** Where the next page begins; null after the last. */
  next: LogPlace | null
}

/** A page of the log, the newest first: rows that are added meanwhile stand on none of the pages that follow. */
export type ListLog = (filter: LogFilter, page: { before: LogPlace | null; most: number }) => Promise<LogPage>

export function createListLog({ db }: { db: Database }): ListLog {
  return async (filter, { before, most }) => {
    const found = await listRows(db, filter, { before, most: most + 1 })
    const rows = found.slice(0, most).map((row) => ({ ...row, shown: shownOf(row.what) }))
    const last = rows.at(-1)
    return { rows, next: last && found.length > most ? { at: last.at, id: last.id } : null }
  }
}

/** Rows outlive releases: one whose word is no longer in the list is shown by its own. */
function shownOf(what: string): string {
  return Object.hasOwn(logWords, what) ? logWords[what as LogWord].shown : what
}
