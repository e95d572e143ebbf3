import { startOfDayInIndia } from '#domain/calendar/clock.ts'
import { sinceDays } from '../books/check-books.ts'
import { type EnquiryRow, listEnquiriesSince } from '../enquiries/enquiry-store.ts'
import { type Command, yes } from './command.ts'
import { showInIndia } from './show-in-india.ts'
import { showMessage } from './show-message.ts'
import { showTable } from './show-table.ts'

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
  'mark',
]

export const enquiries: Command = {
  name: 'enquiries',
  takes: [],
  options: ['since', 'csv'],
  does: `lists messages and enquiries about trips of the last ${usualDays} days or since that day`,
  async run({ db, clock }, _, { since, csv }) {
    const from = since === null ? sinceDays(clock, usualDays) : startOfDayInIndia(since)
    const rows = await listEnquiriesSince(db, from, 'enquiries')
    return yes(showTable({ columns, rows: rows.map((row) => cells(row, csv)) }, csv))
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
    row.suspect ? 'suspect' : '',
  ]
}
