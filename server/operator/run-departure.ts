import { createPromiseDeparture } from '../bookings/promise-departure.ts'
import { type Command, commandLine, no, yes } from './command.ts'
import { namedDeparture, nameOf, unknownDeparture } from './known-departure.ts'
import { operatorNews } from './operator-news.ts'

export const runDeparture: Command = {
  name: 'run-departure',
  takes: ['<trip>', '<departure>'],
  does: 'promises that a departure runs with however many have booked: the site says Confirmed and sells on, and whoever has booked is told',
  async run(resources, args) {
    const { db, clock } = resources
    const promise = createPromiseDeparture({ db, clock, news: operatorNews(resources) })
    const promised = await promise(namedDeparture(args), commandLine)
    if (!promised.ok && promised.reason === 'unknown') return unknownDeparture(resources, args)
    const name = nameOf(promised.departure)
    if (!promised.ok) return no(`${name} is cancelled.`)
    const { told } = promised
    const whom = told === 1 ? '1 booking is' : `${told} bookings are`
    return yes(`${name} runs; the site says Confirmed, and ${whom} told by mail.`)
  },
}
