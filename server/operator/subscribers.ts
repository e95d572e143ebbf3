import { startOfDayInIndia } from '#domain/calendar/clock.ts'
import { listSubscribersSince, type Subscriber } from '../newsletter/newsletter-store.ts'
import { type Command, yes } from './command.ts'
import { showInIndia } from './show-in-india.ts'
import { showTable } from './show-table.ts'

const columns = ['e-mail', 'state', 'asked for (IST)', 'confirmed (IST)', 'left (IST)']

/** Without the tokens of their mails, which open a door. */
export const subscribers: Command = {
  name: 'subscribers',
  takes: [],
  options: ['since', 'csv'],
  does: 'lists who asked for the newsletter, all of them or those since that day; only to confirmed ones may it be sent',
  async run({ db }, _, { since, csv }) {
    const rows = await listSubscribersSince(db, since === null ? new Date(0) : startOfDayInIndia(since))
    return yes(showTable({ columns, rows: rows.map(cells) }, csv))
  },
}

function cells(row: Subscriber): string[] {
  const { email, requestedAt, confirmedAt, unsubscribedAt } = row
  const state = unsubscribedAt ? 'left' : confirmedAt ? 'confirmed' : 'asked'
  return [email, state, showInIndia(requestedAt), showInIndia(confirmedAt), showInIndia(unsubscribedAt)]
}
