import { startPhonePeSandbox } from '../../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { bookingCrashRound } from '../booking-crash-round.ts'
import { bookingTraffic, memberSettings } from '../booking-traffic.ts'
import { faultsOf, type Proof } from '../proof.ts'
import { raisedLimits } from '../raised-limits.ts'

const rounds = 20
const bookings = 50

export const bookingCrashes: Proof = {
  name: 'booking-crashes',
  title: 'Crashes under bookings',
  doing: `Killing one of two servers ${rounds} times under bookings`,
  prove: ({ withDatabase }) =>
    withDatabase('bookings', async (database) => {
      const phonepe = await startPhonePeSandbox()
      const { url, pool } = database
      const settings = { DATABASE_URL: url, LIMITS: raisedLimits, ...memberSettings, ...phonepe.settings }
      const traffic = bookingTraffic(database, phonepe)
      const { strikes } = await bookingCrashRound({ settings, pool, traffic }, { rounds, bookings })
      const booked = await traffic.check(settings)
      await phonepe.stop()
      return {
        text: `Two servers ran on one database. In each of ${rounds} rounds of ${bookings} bookings one of them was killed (SIGKILL) after ${strikes.join(', ')} acknowledgements, while the other went on.
${booked.acknowledged} bookings were acknowledged and ${booked.paid} orders paid: ${booked.confirmed} confirmed, ${booked.refunded} refunded, ${booked.invoices} invoices numbered,
${booked.lost.length} lost, ${booked.leaked} left open. Differences in the books: ${booked.differences.join(' ') || 'none'}.`,
        faults: [
          ...faultsOf({ 'bookings were left open': booked.leaked === 0 }),
          ...booked.lost,
          ...booked.differences,
        ],
      }
    }),
}
