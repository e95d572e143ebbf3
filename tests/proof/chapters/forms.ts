import { faultsOf, type Proof } from '../proof.ts'
import { submissionRound } from '../submission-round.ts'

const numbers = { submissions: 10_000, addresses: 500, warmUp: 1000 }
/** Of the server's memory, in megabytes. */
const mostGrowth = 50
/** The first few are enough to look for the cause. */
const listed = (wrong: string[]) =>
  wrong.length === 0 ? 'none' : `${wrong.length} (${wrong.slice(0, 5).join('; ')})`

export const forms: Proof = {
  name: 'forms',
  title: 'Forms',
  doing: `Writing in forms ${numbers.submissions} times`,
  prove: ({ withDatabase }) =>
    withDatabase('submissions', async (database) => {
      const written = await submissionRound(database, numbers)
      const growth = written.memory ? written.memory.after - written.memory.before : Number.NaN
      return {
        text: `${written.sent} messages, applications and enquiries from ${numbers.addresses} addresses in ${written.seconds.toFixed(0)} s: ${written.taken} were acknowledged, ${written.repeats} of them as repetitions of others; ${written.refused} were refused by the limit (${written.tooMany} were more than their address may send); answered otherwise: ${written.others.join(', ') || 'none'}.
With the warm-up ${written.stored} are stored. Without their mail, twice, or unknown to their sender: ${listed(written.astray)}. The server's memory grew by ${growth.toFixed(0)} MB to ${written.memory?.after.toFixed(0)} (at most by ${mostGrowth}).
The mail server was away and turned ${written.turnedAway} mails away; once it was back ${written.mailed} arrived. More or less than once: ${listed(written.mailAstray)}.`,
        faults: [
          ...faultsOf({
            'the limit refused more or fewer than it should': written.refused === written.tooMany,
            'the memory grew': growth < mostGrowth,
          }),
          ...written.others,
          ...written.astray,
          ...written.mailAstray,
        ],
      }
    }),
}
