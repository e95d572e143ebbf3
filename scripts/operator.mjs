import { ensureInstalled } from './install.mjs'
import { become, ownSettings } from './run.mjs'

/** npm run operator -- command …: what only the operator may do, while the site runs or not. */

await ensureInstalled()
become([...ownSettings, 'server/operator/index.ts', ...process.argv.slice(2)])
