import { createHmac, timingSafeEqual } from 'node:crypto'

export type StatusTokens = ReturnType<typeof createStatusTokens>

/**
 * Lets whoever started a payment ask what became of it. Derived from the reference, so that it can be given again and is stored nowhere. Those of former
 * keys are still taken.
 */
export function createStatusTokens([key = '', ...former]: string[]) {
  const derive = (from: string, reference: string) =>
    createHmac('sha256', from).update(reference).digest('base64url').slice(0, 32)
  return {
    tokenOf: (reference: string) => derive(key, reference),
    isTokenOf(reference: string, token: string): boolean {
      const shown = Buffer.from(token)
      return [key, ...former].some((from) => {
        const right = Buffer.from(derive(from, reference))
        return right.length === shown.length && timingSafeEqual(right, shown)
      })
    },
  }
}
