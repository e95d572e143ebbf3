import { faultRound } from '../fault-round.ts'
import type { Proof } from '../proof.ts'

const cuts = 15

export const cutDatabase: Proof = {
  name: 'cut-database',
  title: 'A database that is cut off',
  doing: `Cutting the wire to the database ${cuts} times`,
  prove: async ({ freshDatabase }) => {
    const { surprises } = await faultRound(await freshDatabase('cut'), cuts)
    return {
      text: `The wire to the database was cut ${cuts} times under a running server. Surprises: ${surprises.join('; ') || 'none'}.`,
      faults: surprises,
    }
  },
}
