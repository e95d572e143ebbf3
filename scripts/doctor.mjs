import { ensureInstalled } from './install.mjs'
import { become, ownSettings } from './run.mjs'

/** npm run doctor: what is set, what is missing for what, and what can be reached. */

await ensureInstalled()
become([...ownSettings, 'server/doctor/index.ts'])
