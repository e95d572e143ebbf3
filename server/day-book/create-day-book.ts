import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia, startOfDayInIndia } from '#domain/calendar/clock.ts'
import type { CashForm, CloseForm } from '#domain/day-book/day-book-forms.ts'
import { type DaySums, expectedCash, type InAndOut, sumRows } from '#domain/day-book/day-sums.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { createNoteExport } from '../audit/note-export.ts'
import { writeLog } from '../audit/write-log.ts'
import { openBookDay } from '../receipts/receipt-store.ts'
import {
  type BookRow,
  type Closing,
  findClosing,
  findLastClosing,
  findOpenDay,
  insertCashMove,
  insertClosing,
  listBookRows,
  lockDayBook,
  sumPhonePe,
} from './day-book-store.ts'
import { createExportDay } from './export-day.ts'

type By = Extract<Actor, { kind: 'staff' }>

export type Day = {
  day: string
  rows: BookRow[]
  sums: DaySums
  openingPaise: number
  expectedPaise: number
  /** Null while it is open. */
  closing: Closing | null
  /** An earlier day that has to be closed first. */
  earlier: string | null
  /** Whether it is today or past, so that it can be closed. */
  hasCome: boolean
}

export type DayClosed =
  | { ok: true }
  /** `changed`: something was written since the form was shown. */
  | { ok: false; reason: 'closed' | 'not yet' | 'changed' | 'no reason' }
  | { ok: false; reason: 'earlier day'; day: string }

export type DayBook = ReturnType<typeof createDayBook>

/** The book of each day: what came in and went out by hand and through PhonePe, counted and closed in the evening. */
export function createDayBook({ db, clock }: { db: Database; clock: Clock }) {
  const today = () => dateInIndia(clock.now())
  return {
    today,
    show: (day: string) => showDay(db, day, today()),
    export: createExportDay({ db, noteExport: createNoteExport({ db, clock }) }),

    /** Cash that comes into the till, or leaves it. The same form twice is one row. */
    moveCash: ({ key, kind, cash, for: why }: CashForm, by: By) =>
      db.transaction(async (tx) => {
        const at = clock.now()
        const bookDay = await openBookDay(tx, dateInIndia(at))
        const move = { id: key, kind, amountPaise: cash, bookDay, at, staffId: by.id, why }
        if (!(await insertCashMove(tx, move))) return bookDay
        await writeLog(tx, at, {
          by,
          what: 'cash moved',
          subject: { kind: 'day', id: bookDay },
          after: { kind, paise: cash },
          why,
        })
        return bookDay
      }),

    /** Writes down what was counted. Nothing is added to the day afterwards: what comes late stands in the next one. */
    close: (day: string, { counted, expected, why }: CloseForm, by: By) =>
      db.transaction(async (tx): Promise<DayClosed> => {
        const at = clock.now()
        await lockDayBook(tx)
        const shown = await showDay(tx, day, today())
        if (shown.closing || isBefore(day, await findLastClosing(tx))) return { ok: false, reason: 'closed' }
        if (!shown.hasCome) return { ok: false, reason: 'not yet' }
        if (shown.earlier) return { ok: false, reason: 'earlier day', day: shown.earlier }
        if (shown.expectedPaise !== expected) return { ok: false, reason: 'changed' }
        if (counted !== expected && why.length < 3) return { ok: false, reason: 'no reason' }
        const { openingPaise, expectedPaise, sums } = shown
        await insertClosing(tx, {
          day,
          at,
          staffId: by.id,
          openingPaise,
          expectedPaise,
          countedPaise: counted,
          sums,
          why: why || null,
        })
        await writeLog(tx, at, {
          by,
          what: 'day closed',
          subject: { kind: 'day', id: day },
          after: { expectedPaise, countedPaise: counted },
          ...(why && { why }),
        })
        return { ok: true }
      }),
  }
}

const isBefore = (day: string, closing: Closing | null) => closing !== null && day <= closing.day

async function showDay(db: Pick<Database, 'execute' | 'select'>, day: string, today: string): Promise<Day> {
  const [rows, closing, before] = [
    await listBookRows(db, day),
    await findClosing(db, day),
    await findLastClosing(db, day),
  ]
  const openingPaise = before?.countedPaise ?? 0
  const byHand = sumRows(rows)
  const sums = closing?.sums ?? { ...byHand, ...(await readPhonePe(db, day, before)) }
  return {
    day,
    rows,
    sums,
    openingPaise,
    expectedPaise: closing?.expectedPaise ?? expectedCash(openingPaise, byHand),
    closing,
    earlier: closing ? null : await findOpenDay(db, { after: before?.day ?? null, before: day }),
    hasCome: day <= today,
  }
}

/** What PhonePe has settled since the day before was closed; of the first day, since it began. */
async function readPhonePe(
  db: Pick<Database, 'execute'>,
  day: string,
  before: Closing | null,
): Promise<Pick<DaySums, 'phonepe' | 'phonepeInAll'>> {
  const inAll = await sumPhonePe(db, null)
  const less = (then: InAndOut): InAndOut => ({
    inPaise: inAll.inPaise - then.inPaise,
    outPaise: inAll.outPaise - then.outPaise,
  })
  const phonepe = before ? less(before.sums.phonepeInAll) : await sumPhonePe(db, startOfDayInIndia(day))
  return { phonepe, phonepeInAll: inAll }
}
