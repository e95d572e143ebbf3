import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../database/client.ts'
import { createDatabase } from '../../database/create.ts'
import { atEndOfFile } from './at-end-of-file.ts'

/** A database of its own for the calling test file, as fresh migrations leave it. */
export async function openTestDatabase(): Promise<OpenDatabase & { url: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await createDatabase(inject('adminUrl'), name, inject('template'))
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  const database = openDatabase(url.href, () => {})
  atEndOfFile(database.close)
  return { ...database, url: url.href }
}
