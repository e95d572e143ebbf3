import { findDeparture, noteSoldByPhone } from '../departures/departure-store.ts'
import { type Command, no, yes } from './command.ts'
import { knownDeparture, nameOf } from './known-departure.ts'

export const soldByPhone: Command = {
  name: 'sold-by-phone',
  takes: ['<trip>', '<departure>', '<seats>'],
  does: 'notes how many seats of a departure are sold by phone, all together',
  async run(resources, args) {
    const { db } = resources
    const [, , typed = ''] = args
    if (!/^\d{1,3}$/.test(typed)) return no(`${typed} is no number of seats: write it as 4.`)
    const known = await knownDeparture(resources, args)
    if (!known.ok) return known.outcome
    const seats = Number(typed)
    const isNoted = await noteSoldByPhone(db, known.departure, seats)
    const { total, sold: online, held, free } = (await findDeparture(db, known.departure)) ?? known.departure
    const name = nameOf(known.departure)
    if (!isNoted)
      return no(
        `${name} has ${total} seats, of which ${online} are sold online and ${held} are held: ${total - online - held} at most can be sold by phone.`,
      )
    return yes(`${name} has ${seats} of ${total} seats sold by phone; ${free} are free.`)
  },
}
