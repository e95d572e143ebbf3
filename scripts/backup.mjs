import { ensureInstalled } from './install.mjs'
import { become, ownSettings, typedFiles } from './run.mjs'

/** npm run backup FILE: saves the database to a file, also while the site runs. */

await ensureInstalled()
become([...ownSettings, 'server/saving/index.ts', 'backup', ...typedFiles()])
