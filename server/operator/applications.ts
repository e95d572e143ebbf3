import { startOfDayInIndia } from '#domain/calendar/clock.ts'
import { sinceDays } from '../books/check-books.ts'
import { type EnquiryRow, listEnquiriesSince } from '../enquiries/enquiry-store.ts'
import { type Command, yes } from './command.ts'
import { giveList } from './give-list.ts'
import { showInIndia } from './show-in-india.ts'
import { showMessage } from './show-message.ts'

const usualDays = 30
const columns = ['application', 'sent (IST)', 'opening', 'name', 'e-mail', 'phone', 'link', 'message', 'mark']

export const applications: Command = {
  name: 'applications',
  takes: [],
  options: ['since', 'csv'],
  does: `lists job applications of the last ${usualDays} days or since that day`,
  async run(resources, _, options) {
    const { db, clock } = resources
    const { since, csv } = options
    const from = since === null ? sinceDays(clock, usualDays) : startOfDayInIndia(since)
    const rows = await listEnquiriesSince(db, from, 'applications')
    const table = { columns, rows: rows.map((row) => cells(row, csv)) }
    return yes(await giveList(resources, 'applications', table, options))
  },
}

function cells(row: EnquiryRow, csv: boolean): string[] {
  const { openingId, link } = row.additionalData
  return [
    row.reference,
    showInIndia(row.createdAt),
    openingId ?? '',
    row.name,
    row.email,
    row.phone ?? '',
    link ?? '',
    showMessage(row.message, csv),
    row.suspect ? 'suspect' : '',
  ]
}
