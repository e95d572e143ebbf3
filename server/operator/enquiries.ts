import { startOfDayInIndia } from '#domain/calendar/clock.ts'
import { sinceDays } from '../books/check-books.ts'
import { type EnquiryRow, listEnquiriesSince } from '../enquiries/enquiry-store.ts'
import { type Command, yes } from './command.ts'
import { giveList } from './give-list.ts'
import { showInIndia } from './show-in-india.ts'
import { showMessage } from './show-message.ts'

const usualDays = 30
const columns = [
  'enquiry',
  'sent (IST)',
  'form',
  'about',
  'name',
  'e-mail',
  'phone',
  'people',
  'month',
  'message',
  'page',
  'stage',
  'mark',
]

export const enquiries: Command = {
  name: 'enquiries',
  takes: [],
  options: ['since', 'csv'],
  does: `lists messages and enquiries about trips of the last ${usualDays} days or since that day`,
  async run(resources, _, options) {
    const { db, clock } = resources
    const { since, csv } = options
    const from = since === null ? sinceDays(clock, usualDays) : startOfDayInIndia(since)
    const rows = await listEnquiriesSince(db, from, 'enquiries')
    const table = { columns, rows: rows.map((row) => cells(row, csv)) }
    return yes(await giveList(resources, 'enquiries', table, options))
  },
}

function cells(row: EnquiryRow, csv: boolean): string[] {
  const { subject, tripName, people, travelMonth } = row.additionalData
  return [
    row.reference,
    showInIndia(row.createdAt),
    row.formType,
    subject ?? tripName ?? '',
    row.name,
    row.email,
    row.phone ?? '',
    people ?? '',
    travelMonth ?? '',
    showMessage(row.message, csv),
    row.pagePath,
    row.stage,
    row.suspect ? 'suspect' : '',
  ]
}
