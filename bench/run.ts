import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../scripts/run.mjs'
import { allBenches } from './all-benches.ts'
import { show, showBar } from './figures/figure.ts'
import { type Report, reportPage } from './paper/report-page.ts'
import { type Outcome, runBench } from './run-bench.ts'

/**
 * Every bench, one after the other, and one report: report/index.html, with the same as data in report/figures.json.
 *   npm run bench -- [--quick] [--strict] [name …]
 * Ends with 1 when a bench fails; with --strict also when a bar is missed.
 */

const { values: options, positionals: names } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, strict: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = names.filter((name) => !allBenches.some((bench) => bench.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}. There are: ${allBenches.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const wanted = allBenches.filter(({ name }) => names.length === 0 || names.includes(name))

const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort())

function tell({ name, seconds, bench, failure }: Outcome): void {
  console.log(`  ${name} ${failure === null ? 'took' : 'failed after'} ${seconds.toFixed(0)} s`)
  for (const { name: what, value, unit, bar, met } of bench?.figures ?? [])
    if (bar && !met) console.log(`  missed: ${what} ${show(value, unit)}, ${showBar(bar, unit)}`)
}

function writeReport(report: Report): void {
  const folder = join(root, 'report')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(folder, 'index.html'), reportPage(report))
}

const outcomes: Outcome[] = []
const startedAt = performance.now()
for (const [i, bench] of wanted.entries()) {
  if (stopped.signal.aborted) break
  console.log(`${i + 1} of ${wanted.length}: ${bench.name} …`)
  const outcome = await runBench(bench, { quick: options.quick, signal: stopped.signal })
  tell(outcome)
  outcomes.push(outcome)
  // After each: whoever stops it keeps what was measured so far.
  writeReport({
    machine: {
      cores: cpus().length,
      memory: `${(totalmem() / 1024 ** 3).toFixed(0)} GB`,
      node: process.version,
      date: new Date().toISOString(),
    },
    quick: options.quick,
    outcomes,
  })
}
const figures = outcomes.flatMap(({ bench }) => bench?.figures ?? [])
const [held, missed] = [figures.filter(({ bar }) => bar), figures.filter(({ met }) => met === false)]
const failed = outcomes.filter(({ failure }) => failure !== null)
console.log(
  `${outcomes.length} benches in ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes: ${failed.length} failed${failed.map(({ name }) => ` ${name}`)}; ` +
    `${held.length - missed.length} of ${held.length} bars met. report/index.html shows them.`,
)
process.exit(failed.length > 0 || stopped.signal.aborted || (options.strict && missed.length > 0) ? 1 : 0)
