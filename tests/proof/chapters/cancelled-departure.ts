import { cancelRound } from '../cancel-round.ts'
import { faultsOf, type Proof } from '../proof.ts'

const bookings = 200

export const cancelledDeparture: Proof = {
  name: 'cancelled-departure',
  title: 'A cancelled departure',
  doing: `Cancelling a departure with ${bookings} bookings`,
  prove: ({ withDatabase }) =>
    withDatabase('cancelled', async (database) => {
      const { whenKilled, calls, refundedOnce, differences } = await cancelRound(database, bookings)
      return {
        text: `The operator's command was killed after ${whenKilled} of ${bookings} bookings and run again, while PhonePe failed at random (${calls} calls): ${refundedOnce} refunded in full, once.
Differences in the books: ${differences.join(' ') || 'none'}.`,
        faults: [...faultsOf({ 'not each was refunded once': refundedOnce === bookings }), ...differences],
      }
    }),
}
