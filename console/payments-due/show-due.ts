import { daysBetween, showPlainDate } from '#domain/calendar/calendar-date.ts'
import { showBriefly, showMoment } from '#domain/calendar/show-moment.ts'
import { type DuePart, dueParts } from '#domain/desk-bookings/due-parts.ts'
import { formatPaise } from '#domain/money/money.ts'
import { may, type Role } from '#domain/staff/roles.ts'
import { showPhone } from '#domain/staff/show-phone.ts'
import type { DueLine, DuePlace, KeptLine } from '#server/bookings/desk/due-store.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'

export const dueAddress = '/console/payments-due'

export type DueRow = ReturnType<typeof rowOf>
export type DueView = Awaited<ReturnType<typeof showDue>>

export function readDuePart(address: URLSearchParams): DuePart {
  return dueParts.find((part) => part === address.get('show')) ?? 'overdue'
}

/** One part of what is due, with what all parts come to. */
export async function showDue(
  { services, session, now }: Desk & { session: StaffSession },
  address: URLSearchParams,
) {
  const part = readDuePart(address)
  const { sums, rows, kept, next, today } = await services.bookings.listDue(
    part,
    readPlace(address.get('after')),
  )
  const { role } = session.staff
  const tab = (name: DuePart, title: string, count: number) => ({
    title,
    to: name === 'overdue' ? dueAddress : `${dueAddress}?show=${name}`,
    here: part === name,
    count,
  })
  return {
    part,
    sum: { overdue: sums.overduePaise, week: sums.weekPaise, later: sums.laterPaise, links: null }[part],
    tabs: [
      tab('overdue', 'Overdue', sums.overdue),
      tab('week', 'Next seven days', sums.week),
      tab('later', 'Later', sums.later),
      tab('links', 'Pay links', sums.links),
    ],
    rows: [
      ...rows.map((row) => rowOf(row, { role, now, today })),
      ...kept.map((row) => keptRow(row, { role, now })),
    ],
    next:
      next &&
      `${dueAddress}?${new URLSearchParams({ show: part, after: `${next.dueOn} ${next.reference}` })}`,
    mayAsk: may(role, 'payment: ask for'),
    mayExport: may(role, 'exports'),
    mayExportPhones: may(role, 'exports with phones'),
  }
}

function rowOf(row: DueLine, { role, now, today }: { role: Role; now: Date; today: string }) {
  const late = daysBetween(row.dueOn, today)
  return {
    reference: row.reference,
    name: row.name || 'Name erased',
    phone: row.phone && showPhone(row.phone, role),
    trip: `${row.title.split(':')[0]}, ${showPlainDate(row.startDate)}`,
    owed: formatPaise(row.owedPaise),
    of: `of ${formatPaise(row.totalPaise)}`,
    due: showPlainDate(row.dueOn),
    late: late > 0 ? `${late} ${late === 1 ? 'day' : 'days'} late` : null,
    reminded: row.remindedAt && `Asked ${showBriefly(row.remindedAt, now)}`,
    canAsk: row.email !== '' && mayAskAgain(row.remindedAt, now),
  }
}

function keptRow(row: KeptLine, { role, now }: { role: Role; now: Date }): DueRow {
  return {
    reference: row.reference,
    name: row.name || 'Name erased',
    phone: row.phone && showPhone(row.phone, role),
    trip: `${row.terms.title.split(':')[0]}, ${showPlainDate(row.terms.startDate)}`,
    owed: formatPaise(row.totalPaise),
    of: 'for all of it',
    due: showMoment(row.holdExpiresAt),
    late: null,
    reminded: row.remindedAt && `Asked ${showBriefly(row.remindedAt, now)}`,
    canAsk: row.email !== '' && mayAskAgain(row.remindedAt, now),
  }
}

const mayAskAgain = (asked: Date | null, now: Date) =>
  asked === null || now.getTime() - asked.getTime() >= 48 * 3600_000

/** Null for the first rows, and for what is no place. */
function readPlace(text: string | null): DuePlace | null {
  const [, dueOn, reference] = /^(\d{4}-\d{2}-\d{2}) ([\w-]{1,20})$/.exec(text ?? '') ?? []
  return dueOn && reference ? { dueOn, reference } : null
}
