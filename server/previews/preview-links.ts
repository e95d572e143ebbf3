import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#domain/calendar/clock.ts'
import { type Kind, kinds } from '#domain/content/kinds.ts'

/** In seconds: as long as somebody needs to show it to somebody. */
const linkLife = 60 * 60
const signatureBytes = 16
const pattern = /^([a-z]{1,10})\.([A-Za-z0-9][A-Za-z0-9-]{0,79})\.(\d{1,12})\.([\w-]{22})$/

export type Previewed = { kind: Kind; id: string }
/** What a link opens, and until when. `ended` where that is over. */
export type PreviewLink = Previewed & { until: Date; ended: boolean }
export type PreviewLinks = ReturnType<typeof createPreviewLinks>

/**
 * Addresses under which a draft can be seen without a login. They are signed and stand in no table; the signature covers the moment at which they end. The first
 * key signs, those of the others are still taken.
 */
export function createPreviewLinks({ keys, clock }: { keys: string[]; clock: Clock }) {
  const [newest = ''] = keys
  const sign = (text: string, key = newest) =>
    createHmac('sha256', key).update(`preview link ${text}`).digest().subarray(0, signatureBytes)
  return {
    linkTo({ kind, id }: Previewed): { path: string; until: Date } {
      const seconds = Math.floor(clock.now().getTime() / 1000) + linkLife
      const text = `${kind}.${id}.${seconds}`
      const path = `/preview/${text}.${sign(text).toString('base64url')}`
      return { path, until: new Date(seconds * 1000) }
    },

    /** Null for what we never gave out. */
    read(code: string): PreviewLink | null {
      const [, named = '', id = '', seconds = '', signature = ''] = pattern.exec(code) ?? []
      const kind = kinds.find((one) => one === named)
      const shown = Buffer.from(signature, 'base64url')
      if (!kind || shown.length !== signatureBytes || shown.toString('base64url') !== signature) return null
      const text = `${kind}.${id}.${seconds}`
      if (!keys.some((key) => timingSafeEqual(sign(text, key), shown))) return null
      const until = new Date(Number(seconds) * 1000)
      return { kind, id, until, ended: until <= clock.now() }
    },
  }
}
