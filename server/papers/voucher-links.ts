import { createHmac, timingSafeEqual } from 'node:crypto'
import { readVoucherCode, type VoucherCode, writeVoucherCode } from '#domain/papers/voucher-code.ts'

export type VoucherLinks = ReturnType<typeof createVoucherLinks>

/** Bytes of the signature that stand in the address: nobody guesses so many. */
const signatureBytes = 16

/**
 * The codes of vouchers' addresses. They are signed and stand in no table; a booking's row says which of its links is the one that opens
 * (voucher-link-store.ts). The first key signs, those of the others are still taken.
 */
export function createVoucherLinks({ keys }: { keys: string[] }) {
  const [newest = ''] = keys
  const sign = ({ reference, number }: Omit<VoucherCode, 'signature'>, key: string) =>
    createHmac('sha256', key)
      .update(`voucher link ${reference} ${number}`)
      .digest()
      .subarray(0, signatureBytes)
  return {
    codeOf(link: Omit<VoucherCode, 'signature'>): string {
      return writeVoucherCode({ ...link, signature: sign(link, newest).toString('base64url') })
    },

    /** Null for what we never gave out. */
    read(text: string): Omit<VoucherCode, 'signature'> | null {
      const code = readVoucherCode(text)
      if (!code) return null
      const shown = Buffer.from(code.signature, 'base64url')
      const isOurs =
        shown.length === signatureBytes &&
        // The last letter has bits to spare: of all that mean the same, one is ours.
        shown.toString('base64url') === code.signature &&
        keys.some((key) => timingSafeEqual(sign(code, key), shown))
      return isOurs ? { reference: code.reference, number: code.number } : null
    },
  }
}
