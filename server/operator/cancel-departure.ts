import { formatPaise } from '#domain/money/money.ts'
import { createFreeHold } from '../bookings/holds/free-hold.ts'
import { createCancelBooking } from '../bookings/refunds/cancel-booking.ts'
import { createCancelDeparture, noCancelApproval } from '../bookings/refunds/cancel-departure.ts'
import { type Command, commandLine, no, yes } from './command.ts'
import { namedDeparture, nameOf, unknownDeparture } from './known-departure.ts'
import { operatorNews } from './operator-news.ts'

/** Refunds are written down here and sent by the site's jobs, so PhonePe need not answer. */
export const cancelDeparture: Command = {
  name: 'cancel-departure',
  takes: ['<trip>', '<departure>'],
  does: 'takes a departure off sale, gives everybody all of it back the way it was paid, late also credit for the trouble, and tells them',
  resumable: true,
  async run(resources, args) {
    const { db, clock } = resources
    const cancelDeparture = createCancelDeparture({
      db,
      clock,
      cancelBooking: createCancelBooking({
        db,
        clock,
        news: operatorNews(resources),
        limitPaise: resources.env.operator.refundLimitPaise,
      }),
      freeHold: createFreeHold({ db, clock }),
      takeApproval: noCancelApproval,
    })
    const cancelled = await cancelDeparture(namedDeparture(args), commandLine)
    if (!cancelled.ok && cancelled.reason === 'unknown') return unknownDeparture(resources, args)
    const name = nameOf(cancelled.departure)
    if (!cancelled.ok) return no(`${name} is over.`)
    const { bookings, holds, toOnlinePaise, toWalletPaise, troubleCreditPaise } = cancelled
    return yes(
      `${name} is cancelled: ${count(bookings, 'booking')} cancelled, ${count(holds, 'hold')} freed, ${formatPaise(toOnlinePaise)} on its way back through PhonePe, ${formatPaise(toWalletPaise)} back in wallets, ${formatPaise(troubleCreditPaise)} of credit for the trouble.`,
    )
  },
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
