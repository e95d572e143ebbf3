import { promiseToRun } from '../departures/departure-store.ts'
import { type Command, no, yes } from './command.ts'
import { knownDeparture, nameOf } from './known-departure.ts'

export const runDeparture: Command = {
  name: 'run-departure',
  takes: ['<trip>', '<departure>'],
  does: 'promises that a departure runs with however many have booked; the site says Confirmed',
  async run(resources, args) {
    const known = await knownDeparture(resources, args)
    if (!known.ok) return known.outcome
    const { departure } = known
    if (departure.cancelledAt) return no(`${nameOf(departure)} is cancelled.`)
    await promiseToRun(resources.db, departure)
    return yes(`${nameOf(departure)} runs; the site says Confirmed.`)
  },
}
