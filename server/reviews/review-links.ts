import { createHmac, timingSafeEqual } from 'node:crypto'
import { readReviewCode, reviewPath, writeReviewCode } from '#domain/reviews/review-code.ts'

export type ReviewLinks = ReturnType<typeof createReviewLinks>

/** Bytes of the signature that stand in the address: nobody guesses so many. */
const signatureBytes = 16

/** The codes of reviews' addresses: signed, and in no table. The first key signs, those of the others are still taken. */
export function createReviewLinks({ keys }: { keys: string[] }) {
  const [newest = ''] = keys
  const sign = (reference: string, key: string) =>
    createHmac('sha256', key).update(`review link ${reference}`).digest().subarray(0, signatureBytes)
  return {
    pathOf(reference: string): string {
      return reviewPath(
        writeReviewCode({ reference, signature: sign(reference, newest).toString('base64url') }),
      )
    },

    /** The booking that it is about; null for what we never gave out. */
    read(text: string): string | null {
      const code = readReviewCode(text)
      if (!code) return null
      const shown = Buffer.from(code.signature, 'base64url')
      const isOurs =
        shown.length === signatureBytes &&
        // The last letter has bits to spare: of all that mean the same, one is ours.
        shown.toString('base64url') === code.signature &&
        keys.some((key) => timingSafeEqual(sign(code.reference, key), shown))
      return isOurs ? code.reference : null
    },
  }
}
