import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const rows = read('docs/security.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Threat|---)/.test(line))
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  )

const filesIn = (cell: string) =>
  [...cell.matchAll(/`(\w[\w./-]*\.(?:tsx?|sql|json))`/g)].map(([, file]) => file ?? '')

/** Titles hold typographic apostrophes alone, so the plain ones are their quotes. */
const titlesIn = (cell: string) => [...cell.matchAll(/'([^']+)'/g)].map(([, title]) => title ?? '')

/** What a cell of tests names and is not there. */
function missingTests(cell: string): string[] {
  if (cell === 'no test') return []
  return cell.split('; `').flatMap((part) => {
    const [file = ''] = filesIn(`\`${part.replace(/^`/, '')}`)
    if (!existsSync(join(root, file))) return [part]
    const titles = titlesIn(part)
    return titles.length === 0 ? [part] : titles.filter((title) => !read(file).includes(title))
  })
}

test('every guard and test that docs/security.md names is there', () => {
  expect(rows.length).toBeGreaterThan(70)
  for (const row of rows) expect(row, row[0]).toHaveLength(3)
  const lost = rows.flatMap(([threat, guard = '', shown = '']) =>
    [...filesIn(guard).filter((file) => !existsSync(join(root, file))), ...missingTests(shown)].map(
      (what) => `${threat}: ${what}`,
    ),
  )
  expect(lost).toEqual([])
})
