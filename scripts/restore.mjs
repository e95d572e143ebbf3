import { ensureInstalled } from './install.mjs'
import { become, ownSettings, typedFiles } from './run.mjs'

/** npm run restore FILE: fills an empty database from a file of npm run backup, while no site runs. */

await ensureInstalled()
become([...ownSettings, 'server/saving/index.ts', 'restore', ...typedFiles()])
