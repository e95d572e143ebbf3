import { generate } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { become, ownSettings } from './run.mjs'

/** npm run dev: the same server with Vite in front, which reloads what changes. */

await ensureInstalled()
await generate()
become([...ownSettings, 'scripts/dev-server.ts'])
