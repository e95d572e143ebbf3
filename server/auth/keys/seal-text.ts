import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivLength = 12
const tagLength = 16

export function sealText(key: Buffer, text: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** Null when it was sealed under another key. */
export function openText(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength))
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
    const text = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return null
  }
}
