import { addDays, readDate, showDate, showPlainDate } from '#domain/calendar/calendar-date.ts'
import { timeInIndia } from '#domain/calendar/clock.ts'
import { showMoment } from '#domain/calendar/show-moment.ts'
import { type DayWay, dayWays } from '#domain/day-book/day-sums.ts'
import { formatPaise } from '#domain/money/money.ts'
import { receiptWords } from '#domain/receipts/receipt.ts'
import { may } from '#domain/staff/roles.ts'
import type { Desk } from '#server/console/desk.ts'
import type { BookRow } from '#server/day-book/day-book-store.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'

export const dayBookAddress = '/console/day-book'

export type DayView = Awaited<ReturnType<typeof showDayBook>>

const wayWords: Record<DayWay, string> = {
  cash: receiptWords.cash.shown,
  upi: receiptWords.upi.shown,
  bank: receiptWords.bank.shown,
  card: receiptWords.card.shown,
  phonepe: 'PhonePe',
}

/** The book of a day, today's if the address names none. */
export async function showDayBook(
  { services, session }: Desk & { session: StaffSession },
  address: URLSearchParams,
) {
  const today = services.dayBook.today()
  const day = readDate(address.get('day') ?? '') ?? today
  const shown = await services.dayBook.show(day)
  const { closing, sums, openingPaise, expectedPaise } = shown
  const { role } = session.staff
  const to = (other: string) => (other === today ? dayBookAddress : `${dayBookAddress}?day=${other}`)
  const closer = closing && (await services.log.namesOf([closing.staffId])).get(closing.staffId)
  return {
    title: `Day book, ${showPlainDate(day)}`,
    day,
    isToday: day === today,
    heading: showDate(day),
    before: to(addDays(day, -1)),
    after: day < today ? to(addDays(day, 1)) : null,
    ways: dayWays.map((way) => ({ way: wayWords[way], ...sums[way] })),
    rows: shown.rows.map((row, i) => rowOf(row, day, i)),
    openingPaise,
    cashInPaise: sums.cash.inPaise,
    cashOutPaise: sums.cash.outPaise,
    tillPaise: sums.till.inPaise - sums.till.outPaise,
    expectedPaise,
    closed: closing && {
      line: `Closed ${showMoment(closing.at)} by ${closer ?? 'somebody of the staff'}.`,
      countedPaise: closing.countedPaise,
      differencePaise: closing.countedPaise - closing.expectedPaise,
      why: closing.why,
    },
    earlier: shown.earlier && { day: showDate(shown.earlier), to: to(shown.earlier) },
    hasCome: shown.hasCome,
    exportAddress: `${dayBookAddress}/export?day=${day}`,
    may: {
      cash: may(role, 'receipt: take'),
      close: may(role, 'day: close'),
      export: may(role, 'exports'),
    },
  }
}

const whats = {
  receipt: 'Received',
  counter: 'Countered',
  refund: 'Paid back',
  'put in': 'Put into the till',
  'to the bank': 'Taken to the bank',
  spent: 'Spent',
}

function rowOf(
  { at, way, paise, what, number, day, reference, name, who, why }: BookRow,
  book: string,
  i: number,
) {
  return {
    key: `${i}`,
    time: timeInIndia(at),
    what: whats[what],
    /** Where it stands in a later book than that of its own day. */
    late: day < book ? `of ${showPlainDate(day)}` : null,
    way: way === 'till' ? 'Cash' : [wayWords[way], number].filter(Boolean).join(', '),
    reference,
    name: reference ? name || 'Name erased' : null,
    why,
    who,
    in: paise > 0 ? formatPaise(paise) : '',
    out: paise < 0 ? formatPaise(-paise) : '',
  }
}
