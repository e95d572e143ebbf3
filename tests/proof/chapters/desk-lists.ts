import type pg from 'pg'
import { type Database, openDatabase } from '../../../database/client.ts'
import { longPatience } from '../../../database/patience.ts'
import { readBookingFilter } from '../../../domain/bookings/booking-filter.ts'
import { createNoteExport } from '../../../server/audit/note-export.ts'
import { createExportBookings } from '../../../server/bookings/desk/export-bookings.ts'
import { createListDeskBookings } from '../../../server/bookings/desk/list-bookings.ts'
import { fillDesk } from '../fill-desk.ts'
import { fillReports } from '../fill-reports.ts'
import { faultsOf, type Proof } from '../proof.ts'
import { timeReports } from '../time-reports.ts'

const bookings = 100_000
const rounds = 40
/** In milliseconds, of 95 in 100 pages of each list. */
const longestPage = 100
/** In megabytes, beside what the process had. */
const mostMemory = 200

export const deskLists: Proof = {
  name: 'desk-lists',
  title: 'Lists of the desk',
  doing: `Listing, finding and exporting ${bookings} bookings`,
  prove: ({ freshDatabase }) => prove(freshDatabase),
}

async function prove(freshDatabase: (name: string) => Promise<string>) {
  const url = await freshDatabase('desk_lists')
  // One connection, so that what it has read can be told for each question.
  const { db, pool, close } = openDatabase(url, () => {}, { patience: longPatience, connections: 1 })
  await fillDesk(pool, bookings)
  const list = createListDeskBookings({ db })
  const told: string[] = []
  const faults: string[] = []
  for (const [name, query] of Object.entries(await questions(pool))) {
    const filter = readBookingFilter(new URLSearchParams(query))
    const before = await readScans(pool)
    const times: number[] = []
    let next = (await list(filter, null)).next
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      const page = await list(filter, round % 2 === 0 ? null : next)
      times.push(performance.now() - began)
      if (round % 2 === 0) next = page.next
    }
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
    const used = usedBetween(before, await readScans(pool))
    told.push(`${name} ${p95.toFixed(0)} ms (${used.join(', ')})`)
    faults.push(
      ...faultsOf({
        [`${name} took ${p95.toFixed(0)} ms`]: p95 <= longestPage,
        [`${name} read the whole table`]: !used.includes('the whole table'),
      }),
    )
  }
  const reports = await reportsOf(db, pool)
  await close()
  const files = await exportAll(url)
  return {
    text: `Of ${bookings} bookings a page of 50 is read within (95 of 100, with the indexes that were read): ${told.join('; ')}. ${reports.text} ${files.text}`,
    faults: [...faults, ...reports.faults, ...files.faults],
  }
}

async function reportsOf(db: Database, pool: pg.Pool): Promise<{ text: string; faults: string[] }> {
  await fillReports(pool)
  const { rows } = await pool.query<{ phone: string; email: string }>(
    'select phone, email from bookings order by reference limit 1',
  )
  const { told, faults } = await timeReports(db, rows[0] ?? { phone: '', email: '' })
  return { text: `Reports and travellers (95 of 100): ${told.join('; ')}.`, faults }
}

/** A list or a search of each kind, as it stands in the address. */
async function questions(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<Record<'reference' | 'phone' | 'id' | 'bank' | 'paper', string>>(
    `select reference, phone, provider_order_id as id, bank_reference as bank, number as paper
     from bookings join payments using (reference) join papers using (reference) where transaction_id = 'T${bookings / 2}'`,
  )
  const { reference = '', phone = '', id = '', bank = '', paper = '' } = rows[0] ?? {}
  const find = (text: string) => new URLSearchParams({ find: text }).toString()
  return {
    all: '',
    'the oldest first': 'order=made',
    'by day of departure': 'order=starts',
    waiting: 'state=waiting',
    confirmed: 'state=confirmed',
    'refund on its way, by day of departure': 'state=refunding&order=starts',
    'came to nothing': 'state=attempts',
    'of a trip': 'trip=trip-3',
    'of a departure': 'trip=trip-3&departure=departure-13',
    'of no trip': 'trip=none',
    'leaving on a day': 'starts=2026-12-20',
    'made in three days': 'since=2026-03-01&until=2026-03-03',
    'made until a day': 'until=2025-11-05',
    'by reference': find(reference),
    'by four digits': find(phone.slice(-4)),
    'by a phone': find(phone),
    'by PhonePe’s id': find(`${id}`),
    'by bank reference': find(bank),
    'by invoice': find(paper),
    'by a frequent name': find('Kumar'),
    'by two words': find('kumar asha'),
    'by a name in Devanagari': find('देशपांडे'),
    'by a frequent name and state': `${find('Kumar')}&state=refunding`,
    'by a name that nobody has': find('Zzyzx'),
  }
}

type Scans = Map<string, number>

async function readScans(pool: pg.Pool): Promise<Scans> {
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ name: string; scans: string }>(
    `select indexrelname as name, idx_scan::text as scans from pg_stat_user_indexes where relname in ('bookings', 'payments', 'papers')
     union all select 'the whole table', seq_scan::text from pg_stat_user_tables where relname = 'bookings'`,
  )
  return new Map(rows.map(({ name, scans }) => [name, Number(scans)]))
}

/** What nearly every page has read. */
function usedBetween(before: Scans, after: Scans): string[] {
  return [...after]
    .filter(([name, scans]) => scans - (before.get(name) ?? 0) >= rounds / 2)
    .map(([name]) => name)
}

/** All of them as both files, and how much more memory that takes at most. */
async function exportAll(url: string): Promise<{ text: string; faults: string[] }> {
  const { db, close } = openDatabase(url, () => {}, { patience: longPatience })
  const clock = { now: () => new Date('2026-11-18T06:00:00Z') }
  const exportBookings = createExportBookings({
    patientDb: db,
    clock,
    noteExport: createNoteExport({ db, clock }),
  })
  const told: string[] = []
  let most = 0
  for (const format of ['csv', 'xlsx'] as const) {
    const start = process.memoryUsage().rss
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - start)
    }, 20)
    const began = performance.now()
    const all = readBookingFilter(new URLSearchParams())
    const exported = await exportBookings(all, { format, withPhones: false }, { kind: 'command line' })
    clearInterval(watch)
    const size = exported.ok ? exported.file.bytes.length : 0
    told.push(
      `${format} of ${(size / 1e6).toFixed(1)} MB in ${((performance.now() - began) / 1000).toFixed(1)} s`,
    )
  }
  await close()
  const megabytes = most / 1e6
  return {
    text: `All that stand or stood leave as ${told.join(' and ')}, with at most ${megabytes.toFixed(0)} MB more in memory.`,
    faults: faultsOf({ 'exports took too much memory': megabytes <= mostMemory }),
  }
}
