import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMigrationProblems } from './migration-rules.ts'

/** Holds every migration after these to migration-rules.ts: they ran before two releases shared a database. */
const lastUnchecked = '0018_voucher_links'

const root = join(import.meta.dirname, '..')
const folder = 'database/migrations'
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const names = readdirSync(join(root, folder))
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.slice(0, -'.sql'.length))
  .sort()

const problems = names.slice(names.indexOf(lastUnchecked) + 1).flatMap((name) => {
  const path = `${folder}/${name}.sql`
  const sql = readFileSync(join(root, path), 'utf8')
  return findMigrationProblems({ name: path, sql }, { earlier: names.slice(0, names.indexOf(name)), version })
})
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
