import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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

/** A suite counts its own tests, through the report it writes, and names those that failed before its output. */
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
    [...counts.names.map((failedTest) => `  failed: ${failedTest}`), output].join('\n'),
  )
}

/** The names of the tests in Playwright's report that did not pass at once. */
function failedIn(suites, file) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map((spec) => `${file ?? suite.file}:${spec.line} ${spec.title}`),
    ...failedIn(suite.suites ?? [], file ?? suite.file),
  ])
}

function readReport(file, count) {
  const path = join(results, file)
  return existsSync(path)
    ? count(JSON.parse(readFileSync(path, 'utf8')))
    : { passed: 0, failed: 1, names: [] }
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
        names: report.testResults.flatMap(({ assertionResults }) =>
          assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
        ),
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
        names: failedIn(suites),
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
