import { loadRound } from '../load-round.ts'
import type { Proof } from '../proof.ts'

const requests = 20_000

export const crowd: Proof = {
  name: 'crowd',
  title: 'A crowd',
  doing: `Sending ${requests} requests to each of four addresses`,
  prove: async ({ freshDatabase }) => {
    const load = await loadRound(await freshDatabase('crowd'), requests)
    const rows = load.map(
      ({ path, requests: sent, wrong, p50, p99 }) => `| ${path} | ${sent} | ${wrong} | ${p50} | ${p99} |`,
    )
    return {
      text: `| address | requests | wrong answers | p50 ms | p99 ms |\n|---|---|---|---|---|\n${rows.join('\n')}`,
      faults: load.flatMap(({ path, wrong }) => (wrong > 0 ? `${wrong} wrong answers of ${path}` : [])),
    }
  },
}
