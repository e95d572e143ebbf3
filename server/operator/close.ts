import { createCloseDeparture } from '../departures/close-departure.ts'
import { type Command, commandLine, yes } from './command.ts'
import { namedDeparture, nameOf, unknownDeparture } from './known-departure.ts'

export const close: Command = {
  name: 'close',
  takes: ['<trip>', '<departure>'],
  does: 'sells no more seats of a departure; bookings stand, and who is paying may finish',
  async run(resources, args) {
    const closed = await createCloseDeparture(resources)(namedDeparture(args), commandLine)
    if (!closed.ok) return unknownDeparture(resources, args)
    return yes(`${nameOf(closed.departure)} is closed${closed.changed ? '' : ' already'}.`)
  },
}
