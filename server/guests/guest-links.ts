import { createHmac, timingSafeEqual } from 'node:crypto'
import { type GuestCode, guestPath, readGuestCode, writeGuestCode } from '#domain/guests/guest-code.ts'

export type GuestLinks = ReturnType<typeof createGuestLinks>

type Guest = Pick<GuestCode, 'reference' | 'n'>

/** Bytes of the signature that stand in the address: nobody guesses so many. */
const signatureBytes = 16

/** The codes of guests' addresses: signed, and in no table. The first key signs, those of the others are still taken. */
export function createGuestLinks({ keys }: { keys: string[] }) {
  const [newest = ''] = keys
  const sign = ({ reference, n }: Guest, key: string) =>
    createHmac('sha256', key).update(`guest link ${reference} ${n}`).digest().subarray(0, signatureBytes)
  return {
    pathOf(guest: Guest): string {
      return guestPath(writeGuestCode({ ...guest, signature: sign(guest, newest).toString('base64url') }))
    },

    /** The guest whom it is about; null for what we never gave out. */
    read(text: string): Guest | null {
      const code = readGuestCode(text)
      if (!code) return null
      const shown = Buffer.from(code.signature, 'base64url')
      const isOurs =
        shown.length === signatureBytes &&
        // The last letter has bits to spare: of all that mean the same, one is ours.
        shown.toString('base64url') === code.signature &&
        keys.some((key) => timingSafeEqual(sign(code, key), shown))
      return isOurs ? { reference: code.reference, n: code.n } : null
    },
  }
}
