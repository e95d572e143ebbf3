import { findNginx } from '../../setup/nginx.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../setup/temporary-folder.ts'
import { edgeRound } from '../edge-round.ts'
import { faultsOf, type Proof } from '../proof.ts'

/** Milliseconds after which nobody may be shown seats that have changed. */
const oldestSeats = 5_000

export const edge: Proof = {
  name: 'edge',
  title: 'A cache in front',
  doing: 'Selling seats under readers behind the cache of nginx',
  async prove({ withDatabase }) {
    const nginx = findNginx()
    if (!nginx)
      return { text: 'Left out: there is no nginx here (Debian: `apt-get install nginx-light`).', faults: [] }
    const folder = makeTemporaryFolder()
    const told = await withDatabase('edge', (database) => edgeRound(database, { folder, nginx }))
    removeTemporaryFolder(folder)
    const share = Math.round((100 * told.asked) / (told.requests + told.seatsSeen))
    return {
      text: `Two processes with \`EDGE_CACHE=on\` stood behind nginx with \`ops/nginx-edge.conf\`. In ${told.seconds} s ${told.changes} seats of a departure were sold, and ${told.requests + told.seatsSeen} answers read: ${told.failed.length} failed, ${told.asked} were asked of the site (${share} %), the others came from nginx.
The number of seats was looked at ${told.seatsSeen} times: at most ${(told.oldest / 1000).toFixed(1)} s late (at most ${oldestSeats / 1000}).`,
      faults: faultsOf({
        'an answer failed': told.failed.length === 0,
        'seats were shown too late': told.seatsSeen > 0 && told.oldest <= oldestSeats,
        'nothing was kept': share < 50,
      }),
    }
  },
}
