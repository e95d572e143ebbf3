import { startPhonePeSandbox } from '../../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { consoleOrigin } from '../../setup/console-forms.ts'
import { staffSettings } from '../../setup/sample-staff.ts'
import { bookingCrashRound } from '../booking-crash-round.ts'
import { deskTraffic } from '../desk-traffic.ts'
import type { Proof } from '../proof.ts'
import { raisedLimits } from '../raised-limits.ts'

const rounds = 10
const acts = 40

export const deskCrashes: Proof = {
  name: 'desk-crashes',
  title: 'Crashes under the desk',
  doing: `Killing one of two servers ${rounds} times under staff who sell, take money and approve`,
  prove: ({ withDatabase }) =>
    withDatabase('desk', async (database) => {
      const phonepe = await startPhonePeSandbox()
      const { url, pool } = database
      const settings = {
        DATABASE_URL: url,
        SITE_URL: consoleOrigin,
        LIMITS: raisedLimits,
        ...staffSettings,
        ...phonepe.settings,
      }
      const traffic = await deskTraffic(database)
      const { strikes } = await bookingCrashRound({ settings, pool, traffic }, { rounds, bookings: acts })
      const done = await traffic.check(phonepe.settings)
      await phonepe.stop()
      return {
        text: `Two servers ran on one database. In each of ${rounds} rounds of ${acts} acts one of them was killed (SIGKILL) after ${strikes.join(', ')} acknowledgements, while the other went on.
${done.bookings} bookings of the desk, ${done.receipts} receipts for what was owed and ${done.refunds} part refunds by two persons were acknowledged: ${done.lost.length} lost or done twice. Differences in the books: ${done.differences.join(' ') || 'none'}.`,
        faults: [...done.lost, ...done.differences],
      }
    }),
}
