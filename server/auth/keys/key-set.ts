import { hkdfSync } from 'node:crypto'

export type KeySet = ReturnType<typeof createKeySet>

/** The keys that one secret gives, each for one use. */
export function createKeySet(secret: string) {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `kafila ${use}`, 32))
  return {
    /** Stands before all that is encrypted under this secret, and tells nothing of it. */
    name: keyFor('key name').toString('base64url').slice(0, 8),
    code: keyFor('one-time codes'),
    refreshToken: keyFor('refresh tokens'),
    refreshTokenHash: keyFor('refresh token hashes'),
    staffLogin: keyFor('staff logins'),
    encryption: keyFor('encryption'),
    statusToken: keyFor('booking status tokens').toString('base64url'),
    paperLink: keyFor('paper links').toString('base64url'),
    limit: keyFor('limits').toString('base64url'),
  }
}
