import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAuthSecrets } from './auth-secrets.ts'

/** What AUTH_SECRET keys, and AUTH_SECRET_PREVIOUS has keyed. */
export function openAuthSecrets(env: {
  auth: { secret: string | undefined; previousSecrets: string[] }
  storage: { dataDir: string }
}) {
  const { auth, storage } = env
  return createAuthSecrets(auth.secret ?? localSecret(storage.dataDir), auth.previousSecrets)
}

/** In local one is made once, and stays in the data folder. */
function localSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret')
  try {
    // Of two processes that start at once, the first one's file stands.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
