import { createHmac, timingSafeEqual } from 'node:crypto'
import { readWaitingCode, waitingPath, writeWaitingCode } from '#domain/waiting/waiting-code.ts'

export type WaitingLinks = ReturnType<typeof createWaitingLinks>

/** Bytes of the signature that stand in the address: nobody guesses so many. */
const signatureBytes = 16

/** The codes of parties' addresses: signed, and in no table. The first key signs, those of the others are still taken. */
export function createWaitingLinks({ keys }: { keys: string[] }) {
  const [newest = ''] = keys
  const sign = (id: string, key: string) =>
    createHmac('sha256', key).update(`waiting link ${id}`).digest().subarray(0, signatureBytes)
  return {
    pathOf(id: string): string {
      return waitingPath(writeWaitingCode({ id, signature: sign(id, newest).toString('base64url') }))
    },

    /** The party that it is about; null for what we never gave out. */
    read(text: string): string | null {
      const code = readWaitingCode(text)
      if (!code) return null
      const shown = Buffer.from(code.signature, 'base64url')
      const isOurs =
        shown.length === signatureBytes &&
        // The last letter has bits to spare: of all that mean the same, one is ours.
        shown.toString('base64url') === code.signature &&
        keys.some((key) => timingSafeEqual(sign(code.id, key), shown))
      return isOurs ? code.id : null
    },
  }
}
