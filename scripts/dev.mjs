import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { node24, root, run } from './run.mjs'

/** npm run dev: the same server with Vite in front, which reloads what changes. */

await ensureInstalled()
await run(node24, ['scripts/fonts.ts'])
const server = spawn(node24, ['scripts/dev-server.ts'], { cwd: root, stdio: 'inherit' })
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.once('close', (code, signal) => process.exit(signal ? 1 : code))
