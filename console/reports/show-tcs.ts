import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { quarterOf, quarterPeriod, readQuarter, showQuarter } from '#domain/reports/periods.ts'
import { may } from '#domain/staff/roles.ts'
import type { deskOfStaff } from '../desk.ts'
import { quarterChoices } from './month-choices.ts'
import { pageOf } from './page-of.ts'

export const tcsAddress = '/console/reports/tcs'

export type TcsView = Awaited<ReturnType<typeof showTcs>>

export function readTcsQuarter(asked: URLSearchParams, now: Date): string {
  return readQuarter(asked.get('quarter')) ?? quarterOf(dateInIndia(now))
}

/** Fifty lines of the register. With `open` their PANs are whole, each noted as read. */
export async function showTcs(
  { services, session, actor, now }: ReturnType<typeof deskOfStaff>,
  asked: URLSearchParams,
  { open }: { open: boolean },
) {
  const { tcs } = services.reports
  const quarter = readTcsQuarter(asked, now)
  const lines = await tcs.read(quarterPeriod(quarter))
  const { rows, from, next } = pageOf(lines, asked.get('after'))
  const references = [...new Set(rows.map(({ reference }) => reference))]
  const pans = open ? await tcs.openPans(references, actor, actor.id) : await tcs.coverPans(references)
  const sum = (name: 'paise' | 'tcsPaise') => lines.reduce((total, line) => total + line[name], 0)
  const { role } = session.staff
  return {
    quarter,
    span: showQuarter(quarter),
    quarters: quarterChoices(dateInIndia(now), quarter),
    section: tcs.section,
    rows: rows.map(({ key, day, reference, name, title, paise, tcsPaise }) => ({
      key,
      day: showPlainDate(day),
      reference,
      name: name || 'Erased',
      trip: title.split(':')[0] ?? title,
      paise,
      tcsPaise,
      pan: pans.get(reference) ?? null,
    })),
    sums: { paise: sum('paise'), tcsPaise: sum('tcsPaise') },
    without: new Set(rows.flatMap(({ reference }) => (pans.has(reference) ? [] : reference))).size,
    from,
    next: next && `${tcsAddress}?${new URLSearchParams({ quarter, after: next })}`,
    open,
    mayOpen: pans.size > 0 && may(role, 'PAN: read'),
    mayExport: may(role, 'exports'),
    exportTo: `${tcsAddress}/export?quarter=${quarter}`,
  }
}
