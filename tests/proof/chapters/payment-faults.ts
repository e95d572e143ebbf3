import { paymentFaultRound } from '../payment-fault-round.ts'
import type { Proof } from '../proof.ts'

const bookings = 60

export const paymentFaults: Proof = {
  name: 'payment-faults',
  title: 'Payments to which everything happens',
  doing: `Letting everything happen to ${bookings} payments`,
  prove: ({ withDatabase }) =>
    withDatabase('payments', async (database) => {
      const told = await paymentFaultRound(database, bookings)
      return {
        text: `Over two servers, ${told.bookings} bookings with webhooks lost, late, tripled, reversed and forged, other amounts, payments after failure and after expiry, tokens that ran out and refunds that were refused (${told.refusedRefunds}); ${told.webhooks} webhooks were sent, ${told.forged} of them refused as forged.
${told.paid} orders were paid: ${told.confirmed} bookings confirmed, ${told.refunded} refunded. Ended otherwise than they should: ${told.astray.join(' ') || 'none'}. Paid more or less than once: ${told.wronglyPaid.join(' ') || 'none'}.
Differences in the books: ${told.differences.join(' ') || 'none'}.`,
        faults: [...told.astray, ...told.wronglyPaid, ...told.differences],
      }
    }),
}
