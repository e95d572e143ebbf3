import { approvalCrashRound } from '../approval-crash-round.ts'
import { faultsOf, type Proof } from '../proof.ts'

const rounds = 10
const acts = 24

export const approvalCrashes: Proof = {
  name: 'approval-crashes',
  title: 'Crashes under approvals',
  doing: `Killing one of two servers ${rounds} times under what two persons decide`,
  prove: ({ withDatabase }) =>
    withDatabase('approvals', async (database) => {
      const report = await approvalCrashRound(database, { rounds, acts })
      const { done, strikes, approved, lapsed, faults, leaked, differences } = report
      return {
        text: `Two servers ran on one database while staff asked for part refunds and cancelled departures and approved them. In each of ${rounds} rounds of ${acts} one of them was killed (SIGKILL) after ${strikes.join(', ')}, while the other went on.
${done} were seen to their end: ${approved} approvals carried out, ${lapsed} lapsed as seats were changed by a start; ${faults.length} sums lost or sent twice, ${leaked} left open. Differences in the books: ${differences.join(' ') || 'none'}.`,
        faults: [...faultsOf({ 'work of the desk was left open': leaked === 0 }), ...faults, ...differences],
      }
    }),
}
