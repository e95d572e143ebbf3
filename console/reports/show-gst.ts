import { dateInIndia } from '#domain/calendar/clock.ts'
import type { Cell } from '#domain/reports/cell.ts'
import {
  type GstSection,
  type GstSectionName,
  gstSectionNames,
  supplySections,
} from '#domain/reports/gst-sections.ts'
import { addSums } from '#domain/reports/gst-sums.ts'
import { addMonths, monthOf, readMonth, showMonth } from '#domain/reports/periods.ts'
import { may } from '#domain/staff/roles.ts'
import type { deskOfStaff } from '../desk.ts'
import { monthChoices } from './month-choices.ts'
import { pageOf } from './page-of.ts'

export const gstAddress = '/console/reports/gstr-1'

export type GstView = Awaited<ReturnType<typeof showGst>>

export const readSection = (text: string | null): GstSectionName | null =>
  gstSectionNames.find((name) => name === text) ?? null

/** The month before this one is what is filed next. */
export function readGstMonth(asked: URLSearchParams, now: Date): string {
  return readMonth(asked.get('month')) ?? addMonths(monthOf(dateInIndia(now)), -1)
}

export async function showGst(
  { services, session, now }: ReturnType<typeof deskOfStaff>,
  asked: URLSearchParams,
) {
  const month = readGstMonth(asked, now)
  const today = dateInIndia(now)
  const { sections, checks } = await services.reports.gst.read(month)
  const chosen = readSection(asked.get('section'))
  const address = (more: Record<string, string>) => `${gstAddress}?${new URLSearchParams({ month, ...more })}`
  const line = ({ name, what, sums }: GstSection) => ({ name, what, to: address({ section: name }), ...sums })
  const part = chosen && sectionPage(sections[chosen], asked.get('after'))
  return {
    title: `GSTR-1, ${showMonth(month)}`,
    month,
    isOver: month < monthOf(today),
    months: monthChoices(today, [month]),
    before: { title: showMonth(addMonths(month, -1)), to: `${gstAddress}?month=${addMonths(month, -1)}` },
    supplies: supplySections.map((name) => line(sections[name])),
    sums: addSums(supplySections.map((name) => sections[name].sums)),
    hsn: (['hsn-b2b', 'hsn-b2c'] as const).map((name) => ({
      ...line(sections[name]),
      title: name === 'hsn-b2b' ? 'To businesses' : 'To persons',
      codes: [...new Set(sections[name].rows.map(({ cells }) => String(cells[0])))],
    })),
    docs: {
      to: address({ section: 'docs' }),
      rows: sections.docs.rows.map(({ key, cells }) => ({
        key,
        from: key,
        to: String(cells[2]),
        count: Number(cells[3]),
      })),
    },
    checks,
    section: part && {
      ...part,
      next: part.next && address({ section: part.name, after: part.next }),
      exportTo: `${gstAddress}/export?${new URLSearchParams({ month, section: part.name })}`,
      back: address({}),
    },
    exportTo: `${gstAddress}/export?month=${month}`,
    mayExport: may(session.staff.role, 'exports'),
  }
}

/** Fifty rows of a section, by columns that say something; what is empty in all of them stands in the file alone. */
function sectionPage(section: GstSection, after: string | null) {
  const { name, what, heads, rows } = section
  const page = pageOf(rows, after)
  const says = (i: number) => rows.some(({ cells }) => cells[i] !== '' && !isNought(cells[i]))
  const columns = heads.flatMap((title, i) =>
    says(i) ? [{ i, title, number: isNumber(rows[0]?.cells[i]) }] : [],
  )
  return { name, what, columns, count: rows.length, ...page }
}

const isNumber = (cell: Cell | undefined) => typeof cell === 'number' || typeof cell === 'object'
const isNought = (cell: Cell | undefined) => cell === 0 || (typeof cell === 'object' && cell.paise === 0)
