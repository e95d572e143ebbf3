import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#domain/calendar/clock.ts'

export type PaperKindInPath = 'invoice' | 'credit-note' | 'calendar'
export type PaperAddress = { id: string; kind: PaperKindInPath }
export type PaperLinks = ReturnType<typeof createPaperLinks>

/** In seconds. A download can carry no token, so its address opens the paper by itself, for as long as a page needs it. */
const linkLife = 10 * 60

/**
 * Addresses of papers. `id` is the booking's reference, or a paper's number with hyphens in place of its strokes. `expires` is in seconds since
 * 1970; the signature covers it. The first key signs, those of the others are still taken.
 */
export function createPaperLinks({ keys, clock }: { keys: string[]; clock: Clock }) {
  const [newest = ''] = keys
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const sign = ({ kind, id }: PaperAddress, expires: string, key = newest) =>
    createHmac('sha256', key).update(`${kind} ${id} ${expires}`).digest('base64url')
  return {
    linkTo(address: PaperAddress): string {
      const expires = String(seconds() + linkLife)
      const query = new URLSearchParams({ expires, signature: sign(address, expires) })
      return `/papers/${address.id}/${address.kind}?${query}`
    },

    /** Whether we gave out this address, and not too long ago. */
    isOpen(
      address: PaperAddress,
      { expires = '', signature = '' }: { expires?: string; signature?: string },
    ) {
      if (!/^\d{1,12}$/.test(expires)) return false
      const shown = Buffer.from(signature)
      const isOurs = keys.some((key) => {
        const right = Buffer.from(sign(address, expires, key))
        return right.length === shown.length && timingSafeEqual(right, shown)
      })
      return isOurs && Number(expires) >= seconds()
    },
  }
}

export function idOfNumber(number: string): string {
  return number.replaceAll('/', '-')
}

/** Null for what is no number of a paper. */
export function numberOfId(id: string): string | null {
  const [, series, year, counter] = /^([A-Z]{2})-(\d{2}-\d{2})-(\d{5,7})$/.exec(id) ?? []
  return series ? `${series}/${year}/${counter}` : null
}
