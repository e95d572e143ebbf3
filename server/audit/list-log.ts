import type { Database } from '#database/client.ts'
import { type LogWord, logWords } from '#domain/staff/log-words.ts'
import { type LogFilter, type LogPlace, type LogRow, listRows } from './log-store.ts'

export type LogPage = {
  rows: (LogRow & { shown: string })[]
  /** Where the next page begins; null after the last. */
  next: LogPlace | null
}

/** A page of the log, the newest first: rows that are added meanwhile stand on none of the pages that follow. */
export type ListLog = (
  filter: LogFilter & { whats?: readonly LogWord[] },
  page: { before: LogPlace | null; most: number },
) => Promise<LogPage>

export function createListLog({ db }: { db: Database }): ListLog {
  return async ({ whats, ...filter }, { before, most }) => {
    const page = { before, most: most + 1 }
    // Each word by the index of its own: rows of some words among many others are far between.
    const found: LogRow[] = []
    for (const what of whats ?? [filter.what]) found.push(...(await listRows(db, { ...filter, what }, page)))
    found.sort((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id)
    const rows = found.slice(0, most).map((row) => ({ ...row, shown: shownOf(row.what) }))
    const last = rows.at(-1)
    return { rows, next: last && found.length > most ? { at: last.at, id: last.id } : null }
  }
}

/** Rows outlive releases: one whose word is no longer in the list is shown by its own. */
function shownOf(what: string): string {
  return Object.hasOwn(logWords, what) ? logWords[what as LogWord].shown : what
}
