import type pg from 'pg'
import { type Database, openDatabase } from '../../../database/client.ts'
import { longPatience } from '../../../database/patience.ts'
import { readBookingFilter } from '../../../domain/bookings/booking-filter.ts'
import { createNoteExport } from '../../../server/audit/note-export.ts'
import { createExportBookings } from '../../../server/bookings/desk/export-bookings.ts'
import { createListDeskBookings } from '../../../server/bookings/desk/list-bookings.ts'
import type { ListPlace } from '../../../server/bookings/desk/list-store.ts'
import { sampleDepartures } from '../../setup/console-departures.ts'
import { fillDesk } from '../fill-desk.ts'
import { fillReports } from '../fill-reports.ts'
import { faultsOf, type Proof } from '../proof.ts'
import { timeDesk } from '../time-desk.ts'
import { timeLists } from '../time-lists.ts'
import { timeReports } from '../time-reports.ts'

const bookings = 100_000
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
  const { told, faults } = await timeLists<ListPlace>(pool, {
    tables: ['bookings', 'payments', 'papers'],
    questions: await questions(pool),
    list(query) {
      const filter = readBookingFilter(new URLSearchParams(query))
      return (after) => list(filter, after)
    },
  })
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
  const reports = await timeReports(db, rows[0] ?? { phone: '', email: '' })
  const [tripId = '', id = ''] = (
    await sampleDepartures(pool).add({ id: '2027-02-01', total: 60, sold: 40, bookings: [10, 10, 10, 10] })
  ).split('/')
  const desk = await timeDesk(db, { tripId, id })
  return {
    text: `Reports and travellers (95 of 100): ${reports.told.join('; ')}. Other lists: ${desk.told.join('; ')}.`,
    faults: [...reports.faults, ...desk.faults],
  }
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
    'of the desk': 'channel=desk',
    'of the desk, by day of departure': 'channel=desk&order=starts',
    online: 'channel=site',
    owing: 'money=owes',
    'owing, by day of departure': 'money=owes&order=starts',
    'of the desk and owing': 'channel=desk&money=owes',
    paid: 'money=paid',
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
    'by a frequent name, of the desk and owing': `${find('Kumar')}&channel=desk&money=owes`,
    'by a name that nobody has': find('Zzyzx'),
  }
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
