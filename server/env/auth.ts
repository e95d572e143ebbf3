import * as v from 'valibot'
import { defineConcern } from './concern.ts'
import { origin } from './values.ts'

/** A project of Supabase that answers in place of our own /auth/v1. */
export type HostedAuth = { url: string; anonKey: string }

export type AuthSettings = {
  hosted: HostedAuth | null
  /** Keys all that must not stand in clear in the database. Absent in local: then one is made below DATA_DIR. */
  secret: string | undefined
  /** Former ones, of which what they keyed still counts. */
  previousSecrets: string[]
  /** The private key that signs, as JSON, in place of those in the database. */
  jwk: Record<string, string> | undefined
}

const smallestSecret = 32

const isLongEnough = (secret: string) => Buffer.byteLength(secret) >= smallestSecret
const tooShort = `must have ${smallestSecret} bytes or more`

/** Several with commas between them. Where a part would be too short for a secret, the comma belongs to it and they are one. */
function readSecrets(typed: string): string[] {
  const parts = typed.split(',').map((part) => part.trim())
  return parts.every(isLongEnough) ? parts : [typed]
}

const privateJwk = v.pipe(
  v.string(),
  v.rawTransform<string, Record<string, string>>(({ dataset, addIssue, NEVER }) => {
    try {
      const jwk = JSON.parse(dataset.value) as Record<string, string>
      if (jwk.kty === 'EC' && jwk.crv === 'P-256' && jwk.x && jwk.y && jwk.d) return jwk
    } catch {}
    addIssue({ message: 'must be a private key for ES256 as JSON, with kty, crv, x, y and d' })
    return NEVER
  }),
)

export const auth = defineConcern({
  variables: {
    SUPABASE_URL: v.optional(origin(['https:', 'http:'], 'https://project.supabase.co')),
    SUPABASE_ANON_KEY: v.optional(v.string()),
    AUTH_SECRET: v.optional(v.pipe(v.string(), v.check(isLongEnough, tooShort))),
    AUTH_SECRET_PREVIOUS: v.optional(
      v.pipe(v.string(), v.transform(readSecrets), v.everyItem(isLongEnough, tooShort)),
    ),
    AUTH_JWK: v.optional(privateJwk),
  },
  problems: (
    { SUPABASE_URL: url, SUPABASE_ANON_KEY: key, AUTH_SECRET: secret, AUTH_SECRET_PREVIOUS: previous = [] },
    mode,
  ) => [
    secret !== undefined &&
      previous.includes(secret) &&
      'AUTH_SECRET_PREVIOUS holds AUTH_SECRET itself: it is for other ones alone',
    url !== undefined && !key && 'SUPABASE_ANON_KEY is needed with SUPABASE_URL: the key of the project',
    !url && key !== undefined && 'SUPABASE_ANON_KEY is set but SUPABASE_URL is not: whose key is it?',
    mode === 'production' &&
      url?.startsWith('http:') === true &&
      'SUPABASE_URL must be an https address with APP_ENV=production',
    mode === 'production' &&
      !secret &&
      'AUTH_SECRET is needed with APP_ENV=production: 32 bytes or more that only this site knows',
  ],
  read: (raw): AuthSettings => ({
    hosted:
      raw.SUPABASE_URL && raw.SUPABASE_ANON_KEY
        ? { url: raw.SUPABASE_URL, anonKey: raw.SUPABASE_ANON_KEY }
        : null,
    secret: raw.AUTH_SECRET,
    previousSecrets: raw.AUTH_SECRET_PREVIOUS ?? [],
    jwk: raw.AUTH_JWK,
  }),
})
