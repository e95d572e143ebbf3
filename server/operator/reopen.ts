import { createReopenDeparture } from '../departures/reopen-departure.ts'
import { type Command, commandLine, no, yes } from './command.ts'
import { namedDeparture, nameOf, unknownDeparture } from './known-departure.ts'

export const reopen: Command = {
  name: 'reopen',
  takes: ['<trip>', '<departure>'],
  does: 'sells the seats of a departure again that was closed',
  async run(resources, args) {
    const reopened = await createReopenDeparture(resources)(namedDeparture(args), commandLine)
    if (reopened.ok)
      return yes(`${nameOf(reopened.departure)} is open${reopened.changed ? ' again' : ' already'}.`)
    switch (reopened.reason) {
      case 'unknown':
        return unknownDeparture(resources, args)
      case 'cancelled':
        return no(`${nameOf(reopened.departure)} is cancelled.`)
      case 'departed':
        return no(`${nameOf(reopened.departure)} has departed.`)
    }
  },
}
