import { createHmac } from 'node:crypto'
import { createKeySet, type KeySet } from './key-set.ts'
import { openText, sealText } from './seal-text.ts'

export type AuthSecrets = ReturnType<typeof createAuthSecrets>

/** A text that was encrypted, and whether under the secret of now. */
export type Opened = { text: string; isCurrent: boolean }

/** How the text of a column is encrypted, and opened again. */
export type Sealing = {
  encrypt: (text: string) => string
  encryptedPrefix: string
  open: (sealed: string) => Opened | null
}

export type StaffLoginUse = 'attempt' | 'code' | 'recovery code' | 'cookie'

const refreshTokenLength = 12

/**
 * All that AUTH_SECRET keys, each under a key of its own. Without it the database alone opens nothing. What was made under one of the former
 * secrets still counts; whatever is new is made under the one of now.
 */
export function createAuthSecrets(secret: string, former: string[] = []) {
  const current = createKeySet(secret)
  const all = [current, ...former.map(createKeySet)]

  /** Of what guests told of themselves: the number says which key opens it. */
  function openNumbered(sealed: string): Opened | null {
    const [number, body = ''] = sealed.split(':')
    const keys = all.find((one) => String(one.number) === number)
    const text = keys ? openText(keys.guestDetails, body) : null
    return text === null ? null : { text, isCurrent: keys === current }
  }

  /** What bears no name is from before secrets had one. */
  function open(sealed: string): Opened | null {
    const [name, body] = sealed.includes('.') ? sealed.split('.') : [null, sealed]
    for (const keys of all) {
      const text = name === null || name === keys.name ? openText(keys.encryption, body ?? '') : null
      if (text !== null) return { text, isCurrent: keys === current }
    }
    return null
  }

  return {
    statusTokenKeys: all.map(({ statusToken }) => statusToken),
    paperLinkKeys: all.map(({ paperLink }) => paperLink),
    previewLinkKeys: all.map(({ previewLink }) => previewLink),
    guestLinkKeys: all.map(({ guestLink }) => guestLink),
    /** Under another secret limits begin anew. */
    limitKey: current.limit,

    hashCode: (purpose: string, phone: string, code: string) => codeHash(current, purpose, phone, code),

    /** As a code may have been stored. */
    codeHashes: (purpose: string, phone: string, code: string) =>
      all.map((keys) => codeHash(keys, purpose, phone, code)),

    /** The same for the same session and counter, so that it can be handed out twice and is stored nowhere. */
    refreshToken(sessionId: string, counter: number): { token: string; hash: string } {
      const token = refreshToken(current, sessionId, counter)
      return { token, hash: tokenHash(current, token) }
    },

    /** As a token that is shown may have been stored. */
    refreshTokenHashes: (token: string) => all.map((keys) => tokenHash(keys, token)),

    /** The token of a session whose hash was stored, if it can still be derived. */
    findRefreshToken({ hash, sessionId, counter }: { hash: string; sessionId: string; counter: number }) {
      for (const keys of all) {
        const token = refreshToken(keys, sessionId, counter)
        if (tokenHash(keys, token) === hash) return { token, isCurrent: keys === current }
      }
      return null
    },

    /** Of what staff log in with; `use` keeps a code from counting as a cookie. */
    hashStaffLogin: (use: StaffLoginUse, text: string) => staffLoginHash(current, use, text),

    /** As it may have been stored. */
    staffLoginHashes: (use: StaffLoginUse, text: string) =>
      all.map((keys) => staffLoginHash(keys, use, text)),

    /** What guests told of themselves, under a key of its own with its number in front. */
    guestDetails: {
      encrypt: (text: string) => `${current.number}:${sealText(current.guestDetails, text)}`,
      encryptedPrefix: `${current.number}:`,
      open: openNumbered,
    },

    encrypt: (text: string) => `${current.name}.${sealText(current.encryption, text)}`,
    /** With what all begins that `encrypt` makes. */
    encryptedPrefix: `${current.name}.`,
    open,
    /** Null when it was encrypted under a secret that is not known here. */
    decrypt: (sealed: string) => open(sealed)?.text ?? null,
  }
}

function codeHash(keys: KeySet, purpose: string, phone: string, code: string): string {
  return createHmac('sha256', keys.code).update(`${purpose} ${phone} ${code}`).digest('base64url')
}

function refreshToken(keys: KeySet, sessionId: string, counter: number): string {
  const digest = createHmac('sha256', keys.refreshToken).update(`${sessionId} ${counter}`).digest('hex')
  return BigInt(`0x${digest}`).toString(36).slice(-refreshTokenLength)
}

function tokenHash(keys: KeySet, token: string): string {
  return createHmac('sha256', keys.refreshTokenHash).update(token).digest('base64url')
}

function staffLoginHash(keys: KeySet, use: StaffLoginUse, text: string): string {
  return createHmac('sha256', keys.staffLogin).update(`${use} ${text}`).digest('base64url')
}
