import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemHomeOf } from '../../database/embedded-home.ts'

/** A folder for one test that PostgreSQL's own user can enter, too. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kafila test '))
  chmodSync(folder, 0o755)
  return folder
}

/** Removes it, with the place where root's PostgreSQL stood if it could not enter the data folder below. */
export function removeTemporaryFolder(folder: string, dataDir = folder): void {
  rmSync(folder, { recursive: true, force: true })
  rmSync(systemHomeOf(dataDir), { recursive: true, force: true })
}
