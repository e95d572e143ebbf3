import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

/** npm run bench: everything that is measured, with a report in report/. */

await ensureInstalled()
await ensureBuilt()
become(['bench/run.ts', ...process.argv.slice(2)])
