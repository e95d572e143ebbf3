import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { listKeys, type StoredKey } from './signing-key-store.ts'

/** How long this process trusts what it has read, in milliseconds. */
const readAgainAfter = 60_000

export type SigningKeyCache = {
  /** At most a minute old, or younger if asked for. While the database is away, what was read before is still true. */
  keysNow: (maxAge?: number) => Promise<StoredKey[]>
  readKeys: () => Promise<StoredKey[]>
}

export function createSigningKeyCache({ db, clock }: { db: Database; clock: Clock }): SigningKeyCache {
  let read: { keys: StoredKey[]; at: number } | null = null
  let reading: Promise<StoredKey[]> | null = null

  async function readKeys(): Promise<StoredKey[]> {
    reading ??= listKeys(db).finally(() => {
      reading = null
    })
    const keys = await reading
    read = { keys, at: clock.now().getTime() }
    return keys
  }

  return {
    readKeys,
    async keysNow(maxAge = readAgainAfter) {
      const known = read
      if (known && clock.now().getTime() - known.at < maxAge) return known.keys
      return known ? readKeys().catch(() => known.keys) : readKeys()
    },
  }
}
