import { startSmsSandbox } from '../../../sandbox/sms/start-sms-sandbox.ts'
import { hangRound } from '../hang-round.ts'
import { faultsOf, type Proof } from '../proof.ts'

const seconds = 6
const slowest = 100

export const hangingSms: Proof = {
  name: 'hanging-sms',
  title: 'An SMS provider that hangs',
  doing: 'Letting the SMS provider hang',
  prove: async ({ freshDatabase }) => {
    const sms = await startSmsSandbox()
    const { sends, before, during } = await hangRound(await freshDatabase('hang'), sms, seconds)
    await sms.stop()
    return {
      text: `While ${sends} codes waited for it, departures were read ${during.requests} times: ${during.wrong} wrong answers, p50 ${during.p50} ms, p99 ${during.p99} ms
(before: p50 ${before.p50} ms, p99 ${before.p99} ms; at most ${slowest} ms at p99).`,
      faults: faultsOf({
        'departures were answered wrongly': during.wrong === 0,
        'departures were slow': during.p99 < slowest,
      }),
    }
  },
}
