import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { become, root } from './run.mjs'

/** npm run pictures: draws what is missing into the folder in which the server looks for it. */

await ensureInstalled()
const settings = join(root, '.env')
if (existsSync(settings)) process.loadEnvFile(settings)
const folder = join(process.env.DATA_DIR || 'data', 'pictures')
become(['artwork/make.ts', '--folder', folder, ...process.argv.slice(2)])
