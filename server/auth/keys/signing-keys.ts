import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { accessTokenSeconds } from '../auth-times.ts'
import type { AuthSecrets } from './auth-secrets.ts'
import { createSigningKeyCache } from './signing-key-cache.ts'
import { addKeyIfWanted, deleteKeys, type StoredKey } from './signing-key-store.ts'

type Signer = { kid: string; key: CryptoKey }

export type SigningKeys = {
  /** The key that signs now. */
  signer: () => Promise<Signer>
  /** The public key of a token, or null when it is not one of ours. */
  find: (kid: string) => Promise<CryptoKey | null>
  publicKeys: () => Promise<JWK[]>
  /** Makes the first key, or the next one when it is time, and forgets those whose tokens have all run out. */
  rotate: () => Promise<void>
}

const day = 86_400_000
const lifetime = 30 * day
/** Others keep the list of public keys for ten minutes, so a new key is published before it signs. */
const publishedBefore = 20 * 60_000
/** A token with a key we don't know makes us look again, at most this often. */
const lookAgainAfter = 2_000

/** ES256 keys that sign access tokens: rotating ones of the database, or the one of AUTH_JWK, which then signs alone. */
export function createSigningKeys(deps: {
  db: Database
  clock: Clock
  secrets: AuthSecrets
  jwk: JWK | undefined
}): SigningKeys {
  const { db, clock, secrets } = deps
  const own = deps.jwk ? ownKey(deps.jwk) : null
  const imported = new Map<string, Promise<CryptoKey>>()
  const { keysNow, readKeys } = createSigningKeyCache({ db, clock })

  function importOnce(id: string, jwk: JWK): Promise<CryptoKey> {
    const known = imported.get(id) ?? (importJWK(jwk, 'ES256') as Promise<CryptoKey>)
    imported.set(id, known)
    return known
  }

  /** Not those that were encrypted under another secret: their tokens are still read, but they sign no more. */
  const canSign = (key: StoredKey) => secrets.decrypt(key.privateJwk) !== null

  const makeKey = (signsFrom: Date) => generateKey(secrets, clock.now(), signsFrom)

  return {
    async signer() {
      if (own) return (await own).signer
      const at = clock.now()
      const key = (await keysNow()).findLast((candidate) => candidate.signsFrom <= at && canSign(candidate))
      if (!key) throw new Error('there is no key to sign with')
      const jwk = JSON.parse(secrets.decrypt(key.privateJwk) ?? '') as JWK
      return { kid: key.kid, key: await importOnce(`private ${key.kid}`, jwk) }
    },

    async find(kid) {
      const mine = await own
      if (mine?.signer.kid === kid) return importOnce(`public ${kid}`, mine.publicJwk)
      const wanted = (keys: StoredKey[]) => keys.find((candidate) => candidate.kid === kid)
      const key = wanted(await keysNow()) ?? wanted(await keysNow(lookAgainAfter))
      return key ? importOnce(`public ${kid}`, key.publicJwk) : null
    },

    async publicKeys() {
      const stored = (await keysNow()).map(({ kid, publicJwk }) => published(publicJwk, kid))
      const mine = await own
      return mine ? [published(mine.publicJwk, mine.signer.kid), ...stored] : stored
    },

    async rotate() {
      const at = clock.now().getTime()
      if (!own)
        await addKeyIfWanted(db, async (keys) => {
          const usable = keys.filter(canSign)
          const newest = usable.at(-1)
          if (!newest) return makeKey(new Date(at))
          const isOld = at - newest.signsFrom.getTime() >= lifetime - publishedBefore
          return isOld ? makeKey(new Date(at + publishedBefore)) : null
        })
      const keys = await readKeys()
      const longGone = at - accessTokenSeconds * 1000 - publishedBefore
      const over = keys.filter((_, i) => {
        const next = keys[i + 1]
        return next !== undefined && next.signsFrom.getTime() < longGone
      })
      await deleteKeys(
        db,
        over.map(({ kid }) => kid),
      )
      if (over.length > 0) await readKeys()
    },
  }
}

async function generateKey(secrets: AuthSecrets, createdAt: Date, signsFrom: Date): Promise<StoredKey> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const publicJwk = (await exportJWK(publicKey)) as Record<string, string>
  return {
    kid: await calculateJwkThumbprint(publicJwk),
    publicJwk,
    privateJwk: secrets.encrypt(JSON.stringify(await exportJWK(privateKey))),
    createdAt,
    signsFrom,
  }
}

function published(publicJwk: JWK, kid: string): JWK {
  return { ...publicJwk, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] }
}

async function ownKey(jwk: JWK): Promise<{ signer: Signer; publicJwk: JWK }> {
  const publicJwk = { kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y } as JWK
  const kid = jwk.kid ?? (await calculateJwkThumbprint(publicJwk))
  return { signer: { kid, key: (await importJWK(jwk, 'ES256')) as CryptoKey }, publicJwk }
}
