import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finished, specStrings } from './spec-strings.ts'

/** After the browser tests: every string of a finished part was seen by the test that claims it. */

const folder = join(import.meta.dirname, '../test-results/seen')
const seen = new Set<string>()
for (const name of existsSync(folder) ? readdirSync(folder) : []) {
  for (const line of readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)) {
    const { text, test } = JSON.parse(line) as { text: string; test: string }
    seen.add(`${text}\0tests/e2e/${test.replaceAll('\\', '/')}`)
  }
}

const missing = specStrings.filter(
  (entry) => 'test' in entry && finished.includes(entry.part) && !seen.has(`${entry.text}\0${entry.test}`),
)
for (const entry of missing)
  console.error(`not seen on screen: "${entry.text}"${'test' in entry ? ` (${entry.test})` : ''}`)
const later = specStrings.filter((entry) => 'test' in entry && !finished.includes(entry.part)).length
console.log(
  `${specStrings.length} strings: ${missing.length} missing, ${later} belong to parts that are not built yet`,
)
process.exit(missing.length > 0 ? 1 : 0)
