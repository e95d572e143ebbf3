import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node24, root, run } from './run.mjs'

const stamp = join(root, 'node_modules/.kafila-installed')

function wanted() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${lock} ${process.platform} ${process.arch}`
}

/** Installs the packages of the lockfile unless they are there. */
export async function ensureInstalled() {
  if (existsSync(node24) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return
  console.log('Installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `npm ci`: it refuses a lockfile that lacks binaries of platforms which a registry mirror does not carry.
  // With --no-save the lockfile is followed and left as it is.
  const { code, output } = await run(
    npm,
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'],
    { quiet: true, env: { NODE_ENV: 'development' } },
  )
  if (code !== 0 || !existsSync(node24)) {
    console.error(output.trim().split('\n').slice(-12).join('\n'))
    console.error(
      'The packages could not be installed. Check the connection to the npm registry and run the command again.',
    )
    process.exit(1)
  }
  writeFileSync(stamp, wanted())
}
