import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run.mjs'

/** What no build needs, or makes itself. */
const leftOut = new Set([
  '.git',
  'node_modules',
  'build',
  'data',
  'report',
  'test-results',
  '.env',
  '.react-router',
])

/** Another release of the site in a folder: the same source with one line more in the scripts that every page has, so that other files follow from it. */
export async function buildNextRelease(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(root))
    if (!leftOut.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  appendFileSync(
    join(folder, 'app/ui/page-link.tsx'),
    "\nObject.assign(globalThis, { kafilaRelease: 'next' })\n",
  )
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/build.mjs'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error('the next release was not built')),
    )
  })
  return folder
}

/** Addresses of the files of a release that are named after what they hold. */
export function assetsOf(checkout: string): string[] {
  const names = readdirSync(join(checkout, 'build/client/assets')).filter((name) => !/\.(br|gz)$/.test(name))
  if (!existsSync(join(checkout, 'build/server/index.js'))) throw new Error('there is no build')
  return names.map((name) => `/assets/${name}`)
}
