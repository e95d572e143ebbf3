import { ensureTestBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { become, node24, run } from './run.mjs'

/** npm run proof [-- --routes 20]: pictures, crash loops, load, faults and presses in full, with a report in report/; presses on that many pages only, if so told. */

await ensureInstalled()
await ensureBuilt()
process.env.KAFILA_BROWSER ??= await ensureTestBrowser()
console.log('Drawing pictures, to weigh and compare them …')
const drawn = await run(node24, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'vitest.proof.config.ts',
])
console.log('Pressing everything on a page of each template …')
const pressed = await run(node24, [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'playwright.proof.config.ts',
])
process.on('exit', () => {
  if (drawn.code !== 0 || pressed.code !== 0) process.exitCode = 1
})
become(['tests/proof/run.ts', ...process.argv.slice(2)])
