import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

/** Runs a file of the project with its own Node: `node scripts/node24.mjs file.ts …`. */

await ensureInstalled()
become(process.argv.slice(2))
