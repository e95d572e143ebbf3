import { startOfDayInIndia } from '#domain/calendar/clock.ts'
import { sinceDays } from '../books/check-books.ts'
import { listMessagesSince, type OutboxMessage } from '../mail/outbox-store.ts'
import { type Command, yes } from './command.ts'
import { giveList } from './give-list.ts'
import { showInIndia } from './show-in-india.ts'
import { showMessage } from './show-message.ts'

const usualDays = 30
const columns = ['message', 'written (IST)', 'by', 'to', 'state', 'sent (IST)', 'subject', 'text']

export const outbox: Command = {
  name: 'outbox',
  takes: [],
  options: ['since', 'csv'],
  does: `lists mails and SMS notices of the last ${usualDays} days or since that day, and whether they are sent`,
  async run(resources, _, options) {
    const { db, clock } = resources
    const { since, csv } = options
    const from = since === null ? sinceDays(clock, usualDays) : startOfDayInIndia(since)
    const rows = await listMessagesSince(db, from)
    const table = { columns, rows: rows.map((row) => cells(row, csv)) }
    return yes(await giveList(resources, 'outbox', table, options))
  },
}

function cells(row: OutboxMessage, csv: boolean): (string | number)[] {
  const { sentAt, refusedAt } = row
  return [
    row.id,
    showInIndia(row.createdAt),
    row.channel,
    row.recipient,
    sentAt ? 'sent' : refusedAt ? 'refused' : 'waiting',
    showInIndia(sentAt),
    row.subject ?? '',
    showMessage(row.body, csv),
  ]
}
