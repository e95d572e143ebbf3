import { createNoteSoldByPhone } from '../departures/note-sold-by-phone.ts'
import { type Command, commandLine, no, yes } from './command.ts'
import { namedDeparture, nameOf, unknownDeparture } from './known-departure.ts'

export const soldByPhone: Command = {
  name: 'sold-by-phone',
  takes: ['<trip>', '<departure>', '<seats>'],
  does: 'notes how many seats of a departure are sold by phone, all together',
  async run(resources, args) {
    const [, , typed = ''] = args
    if (!/^\d{1,3}$/.test(typed)) return no(`${typed} is no number of seats: write it as 4.`)
    const seats = Number(typed)
    const noted = await createNoteSoldByPhone(resources)(namedDeparture(args), seats, commandLine)
    if (!noted.ok && noted.reason === 'unknown') return unknownDeparture(resources, args)
    const { total, sold: online, held, free } = noted.departure
    const name = nameOf(noted.departure)
    if (!noted.ok)
      return no(
        `${name} has ${total} seats, of which ${online} are sold online and ${held} are held: ${noted.mostSeats} at most can be sold by phone.`,
      )
    return yes(`${name} has ${seats} of ${total} seats sold by phone; ${free} are free.`)
  },
}
