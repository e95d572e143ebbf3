import { dateInIndia } from '#domain/calendar/clock.ts'
import { formatPaise } from '#domain/money/money.ts'
import { createFreeHold } from '../bookings/holds/free-hold.ts'
import { createCancelBooking } from '../bookings/refunds/cancel-booking.ts'
import { createCancelDeparture } from '../bookings/refunds/cancel-departure.ts'
import { type Command, no, yes } from './command.ts'
import { knownDeparture, nameOf } from './known-departure.ts'
import { operatorNews } from './operator-news.ts'

/** Refunds are written down here and sent by the site's jobs, so PhonePe need not answer. */
export const cancelDeparture: Command = {
  name: 'cancel-departure',
  takes: ['<trip>', '<departure>'],
  does: 'takes a departure off sale, gives everybody all of it back the way it was paid, late also credit for the trouble, and tells them',
  resumable: true,
  async run(resources, args) {
    const { db, clock } = resources
    const known = await knownDeparture(resources, args)
    if (!known.ok) return known.outcome
    const { departure } = known
    if (departure.endDate < dateInIndia(clock.now())) return no(`${nameOf(departure)} is over.`)
    const news = operatorNews(resources)
    const run = createCancelDeparture({
      db,
      clock,
      cancelBooking: createCancelBooking({ db, clock, news }),
      freeHold: createFreeHold({ db, clock }),
    })
    const { bookings, holds, toOnlinePaise, toWalletPaise, troubleCreditPaise } = await run(departure)
    return yes(
      `${nameOf(departure)} is cancelled: ${count(bookings, 'booking')} cancelled, ${count(holds, 'hold')} freed, ${formatPaise(toOnlinePaise)} on its way back through PhonePe, ${formatPaise(toWalletPaise)} back in wallets, ${formatPaise(troubleCreditPaise)} of credit for the trouble.`,
    )
  },
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
