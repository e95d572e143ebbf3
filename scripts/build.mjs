import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { node24, root, run } from './run.mjs'

const stamp = join(root, 'build/.inputs')
/** What the server reads beside the build. */
const manifest = join(root, '.generated/pictures.json')
const inputs = [
  'app',
  'console',
  'content',
  'domain',
  'server',
  'database',
  'artwork',
  'scripts/browser-licences.ts',
  'scripts/build-worker.ts',
  'scripts/list-kept-scripts.ts',
  'scripts/release-of-build.ts',
  'scripts/fonts.ts',
  'scripts/web-manifest.ts',
  'scripts/compress.ts',
  'scripts/trim-react-router.ts',
  'scripts/router-on-demand.ts',
  'scripts/reload-other-release.ts',
]
const files = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]

/** A fingerprint of everything that the build is made from. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const input of [...inputs, ...files]) {
    const path = join(root, input)
    if (!existsSync(path)) continue
    const names = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()
      : ['']
    for (const name of names) {
      const file = join(path, name)
      if (/\.test\.tsx?$/.test(name) || !statSync(file).isFile()) continue
      hash.update(`${input}/${name}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** The two builds of React Router: of the site, which visitors load, and of the operator's console. */
async function buildPages() {
  const reactRouter = 'node_modules/@react-router/dev/bin.cjs'
  await Promise.all([
    step('building the pages', [reactRouter, 'build', '--logLevel', 'warn']),
    step('building the console', [reactRouter, 'build', 'console', '--logLevel', 'warn']),
  ])
}

async function step(title, args) {
  const { code, output } = await run(node24, args, { quiet: true, env: { NODE_ENV: 'production' } })
  if (code === 0) return
  console.error(output.trim())
  console.error(`The build failed while ${title}. The lines above say where.`)
  process.exit(1)
}

/** Makes what pages are made from and nobody writes by hand. */
export async function generate() {
  await step('cutting the fonts', ['scripts/fonts.ts'])
  await step('listing the pictures', ['artwork/manifest.ts'])
  await step('drawing the logo and icons', ['artwork/brand/build.ts'])
  await step('writing the manifest of the app', ['scripts/web-manifest.ts'])
}

/** Builds unless nothing has changed since the last time. */
export async function ensureBuilt() {
  const now = fingerprint()
  if (existsSync(manifest) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  console.log('Building …')
  rmSync(join(root, 'build'), { recursive: true, force: true })
  await generate()
  await buildPages()
  await step('building the service worker', ['scripts/build-worker.ts'])
  await step('listing the scripts of My Trips', ['scripts/list-kept-scripts.ts'])
  await step('gathering licences', ['scripts/browser-licences.ts'])
  await step('compressing the files', ['scripts/compress.ts'])
  writeFileSync(stamp, now)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled()
  await ensureBuilt()
}
