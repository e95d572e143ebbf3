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

const due = specStrings.filter(({ part }) => finished.includes(part))
const unseen = due.filter(({ text, test }) => !seen.has(`${text}\0${test}`))
for (const { text, test } of unseen) console.error(`not seen on screen: "${text}" (${test})`)
console.log(
  `${due.length} strings: ${unseen.length} unseen; ${specStrings.length - due.length} belong to parts that are not built yet`,
)
process.exit(unseen.length > 0 ? 1 : 0)
