import { hkdfSync } from 'node:crypto'

export type KeySet = ReturnType<typeof createKeySet>

/** The keys that one secret gives, each for one use. */
export function createKeySet(secret: string) {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `kafila ${use}`, 32))
  return {
    /** Stands before all that is encrypted under this secret, and tells nothing of it. */
    name: keyFor('key name').toString('base64url').slice(0, 8),
    /** Stands before what guests told of themselves, in the same way. */
    number: keyFor('key number').readUInt32BE(0),
    guestDetails: keyFor('guest details'),
    code: keyFor('one-time codes'),
    refreshToken: keyFor('refresh tokens'),
    refreshTokenHash: keyFor('refresh token hashes'),
    staffLogin: keyFor('staff logins'),
    encryption: keyFor('encryption'),
    statusToken: keyFor('booking status tokens').toString('base64url'),
    paperLink: keyFor('paper links').toString('base64url'),
    previewLink: keyFor('preview links').toString('base64url'),
    guestLink: keyFor('guest links').toString('base64url'),
    limit: keyFor('limits').toString('base64url'),
  }
}
