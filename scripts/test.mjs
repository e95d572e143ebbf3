import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureTestBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { node24, root, run } from './run.mjs'

/** npm test: every check of the project. Its last line counts what passed and what failed. */

const results = join(root, 'test-results')
let passed = 0
let failed = 0

// A step that ends the run before its end counts as failed, and the last line stands all the same.
process.on('exit', (code) => {
  if (code !== 0 && failed === 0) failed++
  console.log(`${passed} passed, ${failed} failed`)
})

function report(name, ok, seconds, output) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(output.trim())
}

/** A check passes or fails as one. */
async function check(name, args) {
  const startedAt = performance.now()
  const { code, output } = await run(node24, args, { quiet: true })
  if (code === 0) passed++
  else failed++
  report(name, code === 0, (performance.now() - startedAt) / 1000, output)
}

/** A suite counts its own tests, through the report it writes, and says of those that failed what was wrong. */
async function suite(name, args, env, countIn) {
  const startedAt = performance.now()
  const { code, output } = await run(node24, args, { quiet: true, env: { NO_COLOR: '1', ...env } })
  const counts = countIn()
  // A suite without a single test has proved nothing.
  const ok = code === 0 && counts.failed === 0 && counts.passed > 0
  passed += counts.passed
  failed += ok ? 0 : Math.max(1, counts.failed)
  report(
    `${name}: ${counts.passed} passed, ${counts.failed} failed`,
    ok,
    (performance.now() - startedAt) / 1000,
    counts.faults.length > 0 ? counts.faults.map(sayFault).join('\n') : output,
  )
}

/** The name of a test that failed, the beginning of its message, and where what it left lies. */
function sayFault({ name, message = '', left = [] }) {
  const lines = [...stripVTControlCharacters(message).split('\n').slice(0, 15), ...left]
  return [`  failed: ${name}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** Pictures and traces of a test of the browser that failed. */
function leftBy(results) {
  return results
    .flatMap(({ attachments = [] }) => attachments)
    .filter(({ name, path }) => path && (name === 'screenshot' || name === 'trace'))
    .map(({ name, path }) =>
      name === 'trace'
        ? `trace: npx playwright show-trace ${relative(root, path)}`
        : `picture: ${relative(root, path)}`,
    )
}

/** The tests of a file in vitest's report that failed, or the file itself where it could not be run. */
function faultsOfFile({ name, status, message, assertionResults }) {
  const failedTests = assertionResults.filter((result) => result.status === 'failed')
  if (failedTests.length === 0) return status === 'failed' ? [{ name, message }] : []
  return failedTests.map(({ fullName, failureMessages }) => ({ name: fullName, message: failureMessages[0] }))
}

/** The tests in Playwright's report that did not pass at once. */
function failedIn(suites, file) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ tests, line, title }) => ({
        name: `${file ?? suite.file}:${line} ${title}`,
        message: tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
        left: leftBy(tests.flatMap(({ results }) => results)),
      })),
    ...failedIn(suite.suites ?? [], file ?? suite.file),
  ])
}

function readReport(file, count) {
  const path = join(results, file)
  return existsSync(path)
    ? count(JSON.parse(readFileSync(path, 'utf8')))
    : { passed: 0, failed: 1, faults: [] }
}

async function staticChecks() {
  // Routes are typed by files that are generated from app/routes.ts.
  await check('route types', ['node_modules/@react-router/dev/bin.cjs', 'typegen'])
  const checks = [
    ['types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']],
    ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings']],
    ['unused code', ['node_modules/knip/bin/knip.js', '--no-progress']],
    ['import directions', ['scripts/check-imports.ts']],
    ['short functions', ['scripts/check-functions.ts']],
    ['migrations', ['scripts/check-migrations.ts']],
  ]
  // One for each core of the smallest machine.
  const inTurn = async () => {
    for (let next = checks.shift(); next; next = checks.shift()) await check(...next)
  }
  await Promise.all([inTurn(), inTurn()])
}

async function suites(browser) {
  await suite(
    'unit, store and endpoint tests',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      '--outputFile.json=test-results/vitest.json',
    ],
    {},
    () =>
      readReport('vitest.json', (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        faults: report.testResults.flatMap(faultsOfFile),
      })),
  )
  await suite(
    'browser tests',
    ['node_modules/@playwright/test/cli.js', 'test'],
    { KAFILA_BROWSER: browser },
    () =>
      readReport('playwright.json', ({ stats, suites }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        faults: failedIn(suites),
      })),
  )
  await check('strings of the specification', ['tests/check-spec-strings.ts'])
}

try {
  await ensureInstalled()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  await Promise.all([ensureBuilt(), staticChecks()])
  // It looks up pictures in a list that is made with the build.
  await check('content', ['content/check.ts'])
  const browser = await ensureTestBrowser()
  // One after the other: a browser that waits for the processor fails tests that are well.
  await suites(browser)
} catch (error) {
  console.error(error)
  failed++
}
process.exit(failed > 0 ? 1 : 0)
