import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { node24, root, run } from './run.mjs'

const installed = [
  process.env.CHROME_PATH,
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES ?? ''}/Google/Chrome/Application/chrome.exe`,
]

const packageManagers = [
  {
    probe: '/usr/bin/apt-get',
    steps: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', 'chromium'],
    ],
  },
  { probe: '/usr/bin/dnf', steps: [['dnf', 'install', '-y', 'chromium']] },
  { probe: '/usr/bin/pacman', steps: [['pacman', '-Sy', '--noconfirm', 'chromium']] },
  { probe: '/sbin/apk', steps: [['apk', 'add', 'chromium']] },
]

const findInstalled = () => installed.find((path) => path && existsSync(path))

function findPlaywrights() {
  const require = createRequire(join(root, 'package.json'))
  const path = require('@playwright/test').chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const withoutWindow = '/usr/bin/chromium-headless-shell'

/**
 * For many tests: Chromium built without windows, which takes a seventh less of the processor. Where Debian's Chromium stands it is added beside
 * it, by root alone and within seconds; everywhere else any browser does.
 */
export async function ensureTestBrowser() {
  const found = await ensureBrowser()
  const addable =
    existsSync('/usr/bin/apt-get') && existsSync('/usr/bin/chromium') && process.getuid?.() === 0
  if (!process.env.CHROME_PATH && !existsSync(withoutWindow) && addable) {
    console.log('Installing a browser without windows for the tests …')
    const patience = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0']
    await runStep(['apt-get', ...patience, 'update'])
    await runStep([
      'apt-get',
      ...patience,
      'install',
      '-y',
      '--no-install-recommends',
      'chromium-headless-shell',
    ])
  }
  return !process.env.CHROME_PATH && existsSync(withoutWindow) ? withoutWindow : found
}

async function runStep([command, ...args]) {
  await run(command, args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => {})
}

/** The path of a browser for tests: an installed one, else Playwright's own, else the system's package. */
export async function ensureBrowser() {
  const found = findInstalled() ?? findPlaywrights()
  if (found) return found
  console.log('Installing a browser for the tests …')
  const { code } = await run(node24, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    quiet: true,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  })
  const downloaded = code === 0 ? findPlaywrights() : undefined
  if (downloaded) return downloaded
  const manager = packageManagers.find(({ probe }) => existsSync(probe))
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const step of manager?.steps ?? []) await runStep([...asRoot, ...step])
  const packaged = findInstalled()
  if (packaged) return packaged
  console.error(
    'No browser could be installed for the tests. Install Chrome or Chromium, or set CHROME_PATH to one.',
  )
  process.exit(1)
}
