import { showBriefly } from '#domain/calendar/show-moment.ts'
import { formatPaise } from '#domain/money/money.ts'
import { logWords } from '#domain/staff/log-words.ts'
import { may } from '#domain/staff/roles.ts'
import type { LogPage } from '#server/audit/list-log.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'
import { type LogPart, readLogFilter, readLogWish, wordsOf, writeLogFilter } from './log-filter.ts'

export type LogView = Awaited<ReturnType<typeof showLog>>
type Row = LogPage['rows'][number]

type Wanted = LogPart & {
  /** Its own address. */
  here: string
}

const through: Record<Row['through'], string> = {
  console: 'Somebody',
  'command line': 'Command line',
  job: 'By itself',
  site: 'The site',
}

/** Fifty rows of the log, the newest first, as far as a role may read it. */
export async function showLog(
  { services, session, now }: Desk & { session: StaffSession },
  { here, ...part }: Wanted,
  asked: URLSearchParams,
) {
  const { what, about } = readLogWish(asked, part)
  const filter = readLogFilter(asked, part)
  const { rows, next } = await services.log.list(filter, { before: readPlace(asked.get('after')), most: 50 })
  const names = await services.log.namesOf([...new Set(rows.flatMap((row) => row.staffId ?? []))])
  return {
    here,
    words: wordsOf(part).map((word) => ({ word, shown: logWords[word].shown })),
    what: what ?? '',
    about,
    filtered: what !== undefined || about !== '',
    rows: rows.map((row) => ({
      id: row.id,
      at: showBriefly(row.at, now),
      who: (row.staffId && names.get(row.staffId)) || through[row.through],
      what: row.shown,
      ...subjectOf(row),
      change: changeOf(row),
      why: row.why ?? '',
    })),
    next: next && here + writeLogFilter(asked, part.whats, `${next.at.toISOString()} ${next.id}`),
    exportTo: may(session.staff.role, 'exports')
      ? `${here}/export${writeLogFilter(asked, part.whats)}`
      : null,
  }
}

function subjectOf({ subjectKind, subjectId }: Row): { subject: string; to: string | null } {
  if (subjectKind === 'booking') return { subject: subjectId, to: `/console/bookings/${subjectId}` }
  if (subjectKind === 'approval') return { subject: 'approval', to: `/console/approvals/${subjectId}` }
  if (subjectKind === 'staff') return { subject: 'staff', to: `/console/staff/${subjectId}` }
  if (subjectKind === 'enquiry') return { subject: subjectId, to: `/console/enquiries/${subjectId}` }
  if (subjectKind === 'departure') return { subject: subjectId, to: `/console/departures/${subjectId}` }
  if (subjectKind === 'traveller') return { subject: 'traveller', to: `/console/travellers/${subjectId}` }
  return { subject: `${subjectKind} ${subjectId}`, to: null }
}

/** 'role: manager → owner' */
function changeOf({ before, after }: Row): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => {
      const [was, is] = [before?.[name], after?.[name]].map((value) => showValue(name, value))
      const label = name
        .replace(/Paise$/, '')
        .replace(/^paise$/, 'sum')
        .replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`)
      return `${label} ${[was, is].filter((value) => value !== null).join(' → ')}`
    })
    .join(', ')
}

function showValue(name: string, value: string | number | boolean | null | undefined): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' && /paise$/i.test(name)) return formatPaise(value)
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

function readPlace(text: string | null): { at: Date; id: number } | null {
  const [, moment = '', id = ''] = /^(\S{24}) (\d{1,15})$/.exec(text ?? '') ?? []
  const at = new Date(moment)
  return id && !Number.isNaN(at.getTime()) ? { at, id: Number(id) } : null
}
