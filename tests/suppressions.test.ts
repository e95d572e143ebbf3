import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const code = '{*,{app,artwork,bench,content,database,domain,sandbox,scripts,server,tests}/**/*}.{ts,tsx,mjs}'

test('at most twenty lines of the project silence a checker', () => {
  const files = globSync(code, { cwd: root })
  expect(files.length).toBeGreaterThan(1_000)
  const silenced = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /(biome|@ts)-(ignore|expect-error)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(silenced.length, silenced.join('\n')).toBeLessThanOrEqual(20)
  // What is left shows that the search above finds them.
  expect(silenced.length).toBeGreaterThan(0)
})
