import type { Database } from '#database/client.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { DuePart } from '#domain/desk-bookings/due-parts.ts'
import {
  type DueLine,
  type DuePlace,
  type DueSums,
  type KeptLine,
  listDueLines,
  listKept,
  sumDue,
} from './due-store.ts'

const rowsOfPage = 50
const mostLinks = 200
const daysAhead = 7

export type DueList = {
  sums: DueSums
  rows: DueLine[]
  kept: KeptLine[]
  next: DuePlace | null
  today: string
}

/** Until which days the sums of a part are owed; both ends are included. */
export function daysOfPart(part: Exclude<DuePart, 'links'>, today: string) {
  const week = addDays(today, daysAhead)
  return {
    overdue: { from: null, to: addDays(today, -1) },
    week: { from: today, to: week },
    later: { from: addDays(week, 1), to: null },
  }[part]
}

/** What is owed for bookings of the desk, and seats that are kept for who has a pay link. */
export type ListDue = (part: DuePart, after: DuePlace | null) => Promise<DueList>

export function createListDue({ db, clock }: { db: Database; clock: Clock }): ListDue {
  return async (part, after) => {
    const today = dateInIndia(clock.now())
    const sums = await sumDue(db, { today, week: addDays(today, daysAhead) })
    if (part === 'links') return { sums, rows: [], kept: await listKept(db, mostLinks), next: null, today }
    const found = await listDueLines(db, daysOfPart(part, today), { after, most: rowsOfPage + 1 })
    const rows = found.slice(0, rowsOfPage)
    const last = found.length > rowsOfPage ? rows.at(-1) : undefined
    const next = last ? { dueOn: last.dueOn, reference: last.reference } : null
    return { sums, rows, kept: [], next, today }
  }
}
