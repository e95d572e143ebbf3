import type { Proof } from '../proof.ts'
import { publishCrashRound } from '../publish-crash-round.ts'

const rounds = 50

export const publishCrashes: Proof = {
  name: 'publish-crashes',
  title: 'Who publishes is killed',
  doing: `Killing who publishes, ${rounds} times`,
  prove: ({ withDatabase }) =>
    withDatabase('publish_crashes', async (database) => {
      const { before, after, faults } = await publishCrashRound(database, { rounds })
      return {
        text: `${rounds} times who publishes was killed at a random moment: ${before} times nothing was published, ${after} times all of it, and two servers showed the one or the other.`,
        faults: before === 0 ? ['nobody was killed in time'] : faults,
      }
    }),
}
