import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

/** npm run proof: crash loops, load and faults in full, with a report in report/. */

await ensureInstalled()
await ensureBuilt()
become(['tests/proof/run.ts'])
