import type { Traveller } from '../identity/identify-traveller.ts'

/** For how long a one-time code is enough to cancel what was paid, in milliseconds. */
export const codeOfTheDay = 24 * 3600_000

/** Whether a one-time code was given within that time, as the token says: ours, or a hosted project's. */
export function hasCodeWithin({ codeAt }: Traveller, milliseconds: number, now: Date): boolean {
  return codeAt !== null && now.getTime() - codeAt.getTime() <= milliseconds
}
