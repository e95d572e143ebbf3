import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { node24, root } from './run.mjs'

/** Runs a file of the project with its own Node: `node scripts/node24.mjs file.ts …`. */

await ensureInstalled()
const child = spawn(node24, process.argv.slice(2), { cwd: root, stdio: 'inherit' })
child.once('close', (code, signal) => process.exit(signal ? 1 : code))
