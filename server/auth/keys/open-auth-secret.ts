import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** AUTH_SECRET, or in local one that is made once and stays in the data folder. */
export function openAuthSecret(secret: string | undefined, dataDir: string): string {
  if (secret) return secret
  const file = join(dataDir, 'auth-secret')
  try {
    // Of two processes that start at once, the first one's file stands.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
