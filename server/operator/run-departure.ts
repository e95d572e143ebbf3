import { createPromiseDeparture } from '../bookings/promise-departure.ts'
import { type Command, no, yes } from './command.ts'
import { knownDeparture, nameOf } from './known-departure.ts'
import { operatorNews } from './operator-news.ts'

export const runDeparture: Command = {
  name: 'run-departure',
  takes: ['<trip>', '<departure>'],
  does: 'promises that a departure runs with however many have booked: the site says Confirmed and sells on, and whoever has booked is told',
  async run(resources, args) {
    const known = await knownDeparture(resources, args)
    if (!known.ok) return known.outcome
    const { departure } = known
    if (departure.cancelledAt) return no(`${nameOf(departure)} is cancelled.`)
    const told = await createPromiseDeparture({ db: resources.db, news: operatorNews(resources) })(departure)
    const whom = told === 1 ? '1 booking is' : `${told} bookings are`
    return yes(`${nameOf(departure)} runs; the site says Confirmed, and ${whom} told by mail.`)
  },
}
