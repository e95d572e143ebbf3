import { ensureInstalled } from './install.mjs'
import { become, node24, run } from './run.mjs'

/** npm run dev: the same server with Vite in front, which reloads what changes. */

await ensureInstalled()
await run(node24, ['scripts/fonts.ts'])
become(['scripts/dev-server.ts'])
