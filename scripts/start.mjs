import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { node24, root } from './run.mjs'

/** npm start: installs what is missing, builds what has changed, and runs the server until it is told to stop. */

await ensureInstalled()
await ensureBuilt()
const server = spawn(node24, [join(root, 'server/index.ts')], { cwd: root, stdio: 'inherit' })
// Ctrl-C reaches the server as well as this process: wait for its orderly end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.once('close', (code, signal) => process.exit(signal ? 1 : code))
