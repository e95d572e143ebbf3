import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../setup/database.ts'
import { serverEnvironment } from '../setup/server-environment.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'

const root = join(import.meta.dirname, '../..')
const { url, pool } = await openTestDatabase()

test('with MIGRATE=off a server refuses a database that lacks a migration, until npm run migrate has brought it', async () => {
  await pool.query('drop table voucher_links')
  const journal = readFileSync(join(root, 'database/migrations/meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] }
  const when = entries.find(({ tag }) => tag === '0018_voucher_links')?.when
  await pool.query('delete from drizzle.__drizzle_migrations where created_at = $1', [when])
  await expect(startBuiltApp({ DATABASE_URL: url, MIGRATE: 'off' })).rejects.toThrow(
    'The database lacks what this release needs (0018_voucher_links): run npm run migrate, or start without MIGRATE=off.',
  )
  expect((await pool.query(`select to_regclass('voucher_links') as it`)).rows).toEqual([{ it: null }])
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'migrate'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...serverEnvironment, DATABASE_URL: url },
  })
  expect([status, stdout.trim(), stderr]).toEqual([0, 'The database has now 0018_voucher_links.', ''])
  expect((await pool.query('select from voucher_links')).rowCount).toBe(0)
})
