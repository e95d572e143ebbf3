import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { formatPaise, toPaise } from '#domain/money/money.ts'
import { createRefundPart } from '../bookings/refunds/refund-part.ts'
import { type Command, commandLine, no, yes } from './command.ts'
import { operatorNews } from './operator-news.ts'

/** The refund is written down here and sent by the site's jobs, so PhonePe need not answer. */
export const refund: Command = {
  name: 'refund',
  takes: ['<booking>', '<rupees>'],
  does: 'sends a part of what was paid back, while the booking stands; or again a sum that PhonePe refused',
  async run(resources, [reference = '', typed = '']) {
    const { db, clock, env } = resources
    if (!isBookingReference(reference))
      return no(`${reference} is no booking: references look like KF-7Q2M9XKD.`)
    if (!/^[1-9]\d{0,6}$/.test(typed)) return no(`${typed} is no amount: write whole rupees, such as 1500.`)
    const amountPaise = toPaise(Number(typed))
    const amount = formatPaise(amountPaise)
    const news = operatorNews(resources)
    const limitPaise = env.operator.refundLimitPaise
    const { refundPart } = createRefundPart({ db, clock, news, limitPaise })
    const refunded = await refundPart(reference, amountPaise, commandLine)
    if (refunded.ok) {
      const { leftPaise, byHandPaise } = refunded
      if (leftPaise === null) return yes(`${amount} of ${reference} is sent back again.`)
      const way =
        byHandPaise === 0
          ? 'goes back through PhonePe'
          : `goes back, ${formatPaise(byHandPaise)} of it to be paid by hand`
      return yes(`${amount} of ${reference} ${way}; ${formatPaise(leftPaise)} could still go.`)
    }
    switch (refunded.reason) {
      case 'unknown':
        return no(`There is no booking ${reference}.`)
      case 'not paid':
        return no(`${reference} is ${refunded.status}: there is nothing to send back.`)
      case 'too much':
        return no(`Of ${reference} at most ${formatPaise(refunded.leftPaise)} can go back.`)
      case 'needs two persons':
      case 'changed':
        return no(`Nothing of ${reference} was sent back: ${refunded.reason}.`)
      case 'under way': {
        const refused = refunded.refusedPaise.map(formatPaise).join(', ')
        return no(
          refused
            ? `${reference} is being refunded, and PhonePe refused ${refused}: only that can be sent again.`
            : `${reference} is being refunded, and nothing was refused.`,
        )
      }
    }
  },
}
