import type { Database } from '#database/client.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import {
  type DueLine,
  type DuePlace,
  type DueSums,
  type KeptLine,
  listDueLines,
  listKept,
  sumDue,
} from './due-store.ts'

/** The parts of the page of payments that are due. */
export const dueParts = ['overdue', 'week', 'later', 'links'] as const
export type DuePart = (typeof dueParts)[number]

const rowsOfPage = 50

export type DueList = {
  sums: DueSums
  rows: DueLine[]
  kept: KeptLine[]
  next: DuePlace | null
  today: string
}

/** What is owed for bookings of the desk, and seats that are kept for who has a pay link. */
export type ListDue = (part: DuePart, after: DuePlace | null, most?: number) => Promise<DueList>

export function createListDue({ db, clock }: { db: Database; clock: Clock }): ListDue {
  return async (part, after, most = rowsOfPage) => {
    const today = dateInIndia(clock.now())
    const week = addDays(today, 7)
    const sums = await sumDue(db, { today, week })
    if (part === 'links') return { sums, rows: [], kept: await listKept(db, 200), next: null, today }
    const days = {
      overdue: { from: null, to: addDays(today, -1) },
      week: { from: today, to: week },
      later: { from: addDays(week, 1), to: null },
    }[part]
    const found = await listDueLines(db, days, { after, most: most + 1 })
    const rows = found.slice(0, most)
    const last = found.length > most ? rows.at(-1) : undefined
    return {
      sums,
      rows,
      kept: [],
      next: last ? { dueOn: last.dueOn, reference: last.reference } : null,
      today,
    }
  }
}
