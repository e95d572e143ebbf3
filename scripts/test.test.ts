import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kafila-npm-test-'))
  for (const name of readdirSync(import.meta.dirname).filter((file) => file.endsWith('.mjs')))
    cpSync(join(import.meta.dirname, name), join(folder, 'scripts', name))
  write('package-lock.json', '{}')
  write('package.json', '{}')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
  chmodSync(join(folder, name), 0o755)
}

/** npm test in a project whose npm and whose own Node are these lines of shell. */
function npmTest(npm: string, node: string) {
  write('bin/npm', `#!/bin/sh\n${npm}\n`)
  write('node_modules/.bin/node', `#!/bin/sh\n${node}\n`)
  const { status, stdout } = spawnSync(process.execPath, ['scripts/test.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, CHROME_PATH: '/bin/sh' },
  })
  return { status, lines: stdout.trim().split('\n') }
}

function countOf(npm: string, node: string) {
  const { status, lines } = npmTest(npm, node)
  return { status, lastLine: lines.at(-1) }
}

/** Every step succeeds; the suites write what they are told. */
const node = (vitest: string, playwright: string) => `
mkdir -p build .generated
case "$1" in
  *vitest.mjs) echo '${vitest}' > test-results/vitest.json ;;
  *playwright*) echo '${playwright}' > test-results/playwright.json ;;
esac`
const unitTests = (passed: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: 0, testResults: [] })
const browserTests = (passed: number) =>
  JSON.stringify({ stats: { expected: passed, unexpected: 0, flaky: 0 }, suites: [] })
/** Eight static checks and the strings of the specification. */
const checks = 9

test('counts what passed', () => {
  expect(countOf('exit 0', node(unitTests(5), browserTests(3)))).toEqual({
    status: 0,
    lastLine: `${checks + 8} passed, 0 failed`,
  })
})

test('a test of the browser that fails, and then passes, has failed: its picture and its trace are named', () => {
  const left = (name: string, file: string) => ({ name, path: join(folder, 'test-results/browser', file) })
  const results = [
    { error: { message: 'no such button' }, attachments: [left('screenshot', 'home/test-failed-1.png')] },
    { attachments: [left('trace', 'home/trace.zip')] },
  ]
  const specs = [{ title: 'opens', line: 7, tests: [{ status: 'flaky', results }] }]
  const report = {
    stats: { expected: 3, unexpected: 0, flaky: 1 },
    suites: [{ file: 'home.spec.ts', specs }],
  }
  const { status, lines } = npmTest('exit 0', node(unitTests(5), JSON.stringify(report)))
  expect([status, lines.at(-1)]).toEqual([1, `${checks + 8} passed, 1 failed`])
  const named = lines.slice(lines.findIndex((line) => line.endsWith('failed: home.spec.ts:7 opens')))
  expect(named.slice(1, 4)).toEqual([
    '    no such button',
    '    picture: test-results/browser/home/test-failed-1.png',
    '    trace: npx playwright show-trace test-results/browser/home/trace.zip',
  ])
})

test('browsers and unit tests each have the machine to themselves', () => {
  const steps = join(folder, 'steps')
  const slowly = `echo "begin $1" >> ${steps}; sleep 0.1; ${node(unitTests(5), browserTests(3))}; echo "end $1" >> ${steps}`
  expect(npmTest('exit 0', slowly).status).toBe(0)
  const lines = readFileSync(steps, 'utf8').trim().split('\n')
  for (const suite of ['vitest.mjs', 'playwright/test/cli.js']) {
    const begun = lines.findIndex((line) => line.startsWith('begin') && line.endsWith(suite))
    expect(lines[begun + 1]).toBe(lines[begun]?.replace('begin', 'end'))
    const running = lines.slice(0, begun).map((line) => (line.startsWith('begin') ? 1 : -1))
    expect(running.reduce((sum: number, step) => sum + step, 0)).toBe(0)
  }
  // Of the static checks two run at a time.
  const checks = lines.filter((line) => /tsc|biome/.test(line)).map((line) => line.split(' ')[0])
  expect(checks.slice(0, 2)).toEqual(['begin', 'begin'])
})

test.each([
  ['packages that can’t be installed', 'exit 1', 'exit 0', '0 passed, 1 failed'],
  // Checks that need no build are still at work then.
  [
    'a build that fails',
    'exit 0',
    'case "$1" in scripts/fonts.ts) exit 1 ;; *) sleep 2 ;; esac',
    '0 passed, 1 failed',
  ],
  ['a suite without tests', 'exit 0', node(unitTests(0), browserTests(3)), `${checks + 3} passed, 1 failed`],
  [
    'a suite without a report',
    'exit 0',
    node(unitTests(5), '').replace('*playwright*', 'none'),
    `${checks + 5} passed, 1 failed`,
  ],
])('%s: the last line says so', (_name, npm, ownNode, lastLine) => {
  expect(countOf(npm, ownNode)).toEqual({ status: 1, lastLine })
})
