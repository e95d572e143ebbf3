import { startPhonePeSandbox } from '../../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { consoleOrigin } from '../../setup/console-forms.ts'
import { staffSettings } from '../../setup/sample-staff.ts'
import { bookingCrashRound } from '../booking-crash-round.ts'
import { lifeTraffic, member } from '../life-traffic.ts'
import type { Proof } from '../proof.ts'
import { raisedLimits } from '../raised-limits.ts'

const rounds = 20
const acts = 50

export const lifeCrashes: Proof = {
  name: 'life-crashes',
  title: 'Crashes under the lives of bookings',
  doing: `Killing one of two servers ${rounds} times under bookings that change`,
  prove: ({ withDatabase }) =>
    withDatabase('lives', async (database) => {
      const phonepe = await startPhonePeSandbox()
      const { url, pool } = database
      const settings = {
        DATABASE_URL: url,
        SITE_URL: consoleOrigin,
        LIMITS: raisedLimits,
        ...staffSettings,
        SMS_TEST_OTP: `${staffSettings.SMS_TEST_OTP},${member.phone}:${member.code}`,
        ...phonepe.settings,
      }
      const traffic = lifeTraffic(database, phonepe)
      const { strikes } = await bookingCrashRound({ settings, pool, traffic }, { rounds, bookings: acts })
      const lived = await traffic.check(settings)
      await phonepe.stop()
      const done = Object.entries(lived.acts).map(([kind, times]) => `${kind} ${times}`)
      return {
        text: `Two servers ran on one database. In each of ${rounds} rounds of ${acts} acts one of them was killed (SIGKILL) after ${strikes.join(', ')} acknowledgements, while the other went on.
Acknowledged: ${done.join(', ')}. Of ${lived.bookings} bookings and ${lived.waited} parties that waited ${lived.lost.length} are not as they were acknowledged. Differences in the books: ${lived.differences.join(' ') || 'none'}.`,
        faults: [...lived.lost, ...lived.differences],
      }
    }),
}
