import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { become, node24, root, run } from './run.mjs'

/** npm run pictures [-- --out DIR]: draws what is missing into the folder in which the server looks for it, and lays all of it out in DIR as a static host serves it. */

await ensureInstalled()
const settings = join(root, '.env')
if (existsSync(settings)) process.loadEnvFile(settings)
const folder = join(process.env.DATA_DIR || 'data', 'pictures')
const words = process.argv.slice(2)
const at = words.indexOf('--out')
if (at < 0) become(['artwork/make.ts', '--folder', folder, ...words])
else await drawAndLayOut(words.splice(at, 2)[1])

async function drawAndLayOut(out) {
  if (!out) {
    console.error('Say where to: npm run pictures -- --out DIR.')
    process.exit(1)
  }
  const { code } = await run(node24, ['artwork/make.ts', '--folder', folder, ...words])
  if (code !== 0) process.exit(code)
  become(['scripts/lay-out-pictures.ts', folder, resolve(process.env.INIT_CWD ?? process.cwd(), out)])
}
