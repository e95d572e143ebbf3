import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openAuthSecrets } from './open-auth-secrets.ts'

test('in local a secret is made once, and only its owner reads it', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kafila-secret-'))
  const open = () =>
    openAuthSecrets({ auth: { secret: undefined, previousSecrets: [] }, storage: { dataDir } })
  const sealed = open().encrypt('mine')
  expect(open().decrypt(sealed)).toBe('mine')
  // Windows has no such bits.
  if (process.platform !== 'win32') expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
  rmSync(dataDir, { recursive: true })
})
