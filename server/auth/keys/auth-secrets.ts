import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export type AuthSecrets = ReturnType<typeof createAuthSecrets>

const refreshTokenLength = 12
const ivLength = 12
const tagLength = 16

/** All that AUTH_SECRET keys, each under a key of its own. Without it the database alone opens nothing. */
export function createAuthSecrets(secret: string) {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `kafila ${use}`, 32))
  const codeKey = keyFor('one-time codes')
  const tokenKey = keyFor('refresh tokens')
  const hashKey = keyFor('refresh token hashes')
  const cipherKey = keyFor('encryption')

  return {
    statusTokenKey: keyFor('booking status tokens').toString('base64url'),
    paperLinkKey: keyFor('paper links').toString('base64url'),
    limitKey: keyFor('limits').toString('base64url'),

    hashCode(purpose: string, phone: string, code: string): string {
      return createHmac('sha256', codeKey).update(`${purpose} ${phone} ${code}`).digest('base64url')
    },

    /** The same for the same session and counter, so that it can be handed out twice and is stored nowhere. */
    refreshToken(sessionId: string, counter: number): string {
      const digest = createHmac('sha256', tokenKey).update(`${sessionId} ${counter}`).digest('hex')
      return BigInt(`0x${digest}`).toString(36).slice(-refreshTokenLength)
    },

    hashRefreshToken(token: string): string {
      return createHmac('sha256', hashKey).update(token).digest('base64url')
    },

    encrypt(text: string): string {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', cipherKey, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },

    /** Null when it was encrypted under another secret. */
    decrypt(sealed: string): string | null {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, ivLength))
        decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
        const text = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]
        return Buffer.concat(text).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
