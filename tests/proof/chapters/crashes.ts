import { startSmsSandbox } from '../../../sandbox/sms/start-sms-sandbox.ts'
import { crashRound } from '../crash-round.ts'
import { faultsOf, type Proof } from '../proof.ts'
import { raisedLimits } from '../raised-limits.ts'
import { startServerProcess } from '../server-process.ts'
import { sessions } from '../sessions.ts'
import { subscriptions } from '../subscriptions.ts'

const kills = 40

export const crashes: Proof = {
  name: 'crashes',
  title: 'Crashes',
  doing: `Killing the server ${kills} times`,
  prove: ({ withDatabase }) =>
    withDatabase('crash', async ({ url, pool }) => {
      const sms = await startSmsSandbox()
      const settings = { DATABASE_URL: url, TRUST_PROXY: '1', LIMITS: raisedLimits, ...sms.settings('msg91') }
      const [subscribers, browsers] = [subscriptions(), sessions(sms.codeFor)]
      await crashRound(settings, [subscribers, browsers], kills)
      const subscribed = await subscribers.check(pool)
      await using again = await startServerProcess(settings)
      const loggedIn = await browsers.check(again.url)
      await again.stop()
      await sms.stop()
      return {
        text: `The server was killed (SIGKILL) ${kills} times while visitors subscribed, logged in and refreshed their sessions.
${subscribed.acknowledged} subscriptions were acknowledged; ${subscribed.lost.length} lost, ${subscribed.doubled.length} doubled.
${loggedIn.logins} logins and ${loggedIn.refreshes} refreshes were acknowledged, ${loggedIn.cutOff} refreshes cut off; ${loggedIn.lost.length} sessions lost.`,
        faults: faultsOf({
          'subscriptions were lost': subscribed.lost.length === 0,
          'subscriptions were doubled': subscribed.doubled.length === 0,
          'sessions were lost': loggedIn.lost.length === 0,
        }),
      }
    }),
}
