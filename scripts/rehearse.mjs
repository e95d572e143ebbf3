import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

/** npm run rehearse: the README's command for production with all that it needs, on this machine, walked through once. */

await ensureInstalled()
await ensureBuilt()
become(['tests/production/rehearse.ts'])
