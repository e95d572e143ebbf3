import { createHmac, timingSafeEqual } from 'node:crypto'

export type StatusTokens = ReturnType<typeof createStatusTokens>

/** Lets whoever started a payment ask what became of it. Derived from the reference, so that it can be given again and is stored nowhere. */
export function createStatusTokens(key: string) {
  const tokenOf = (reference: string) =>
    createHmac('sha256', key).update(reference).digest('base64url').slice(0, 32)
  return {
    tokenOf,
    isTokenOf(reference: string, token: string): boolean {
      const [right, shown] = [Buffer.from(tokenOf(reference)), Buffer.from(token)]
      return right.length === shown.length && timingSafeEqual(right, shown)
    },
  }
}
