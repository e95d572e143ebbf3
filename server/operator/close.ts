import { closeDeparture } from '../departures/departure-store.ts'
import { type Command, yes } from './command.ts'
import { knownDeparture, nameOf } from './known-departure.ts'

export const close: Command = {
  name: 'close',
  takes: ['<trip>', '<departure>'],
  does: 'sells no more seats of a departure; bookings stand, and who is paying may finish',
  async run(resources, args) {
    const known = await knownDeparture(resources, args)
    if (!known.ok) return known.outcome
    const isNew = await closeDeparture(resources.db, known.departure, resources.clock.now())
    return yes(`${nameOf(known.departure)} is closed${isNew ? '' : ' already'}.`)
  },
}
