import { startOfDayInIndia } from '#domain/calendar/clock.ts'
import { listSubscribersSince, type Subscriber } from '../newsletter/newsletter-store.ts'
import { type Command, yes } from './command.ts'
import { giveList } from './give-list.ts'
import { showInIndia } from './show-in-india.ts'

const columns = ['e-mail', 'state', 'asked for (IST)', 'confirmed (IST)', 'left (IST)']

/** Without the tokens of their mails, which open a door. */
export const subscribers: Command = {
  name: 'subscribers',
  takes: [],
  options: ['since', 'csv'],
  does: 'lists who asked for the newsletter, all of them or those since that day; only to confirmed ones may it be sent',
  async run(resources, _, options) {
    const { since } = options
    const rows = await listSubscribersSince(
      resources.db,
      since === null ? new Date(0) : startOfDayInIndia(since),
    )
    return yes(await giveList(resources, 'subscribers', { columns, rows: rows.map(cells) }, options))
  },
}

function cells(row: Subscriber): string[] {
  const { email, requestedAt, confirmedAt, unsubscribedAt } = row
  const state = unsubscribedAt ? 'left' : confirmedAt ? 'confirmed' : 'asked'
  return [email, state, showInIndia(requestedAt), showInIndia(confirmedAt), showInIndia(unsubscribedAt)]
}
