import { ensureTestBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

/** npm run proof [-- NAME…] [--routes 20]: what costs too much for every test run, in full or the named chapters of it, with a report in report/; presses on that many pages only, if so told. */

await ensureInstalled()
await ensureBuilt()
process.env.KAFILA_BROWSER ??= await ensureTestBrowser()
become(['tests/proof/run.ts', ...process.argv.slice(2)])
