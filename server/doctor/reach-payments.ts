import { systemClock } from '../clock.ts'
import type { PhonePeSettings } from '../env/phonepe.ts'
import { createAccessToken } from '../phonepe/access-token.ts'
import { type Reached, timeLimit } from './reached.ts'

/** Asks for a token alone, which no order comes of. */
export async function reachPayments(settings: PhonePeSettings): Promise<Reached> {
  const fetched = await createAccessToken({ settings, clock: systemClock, timeout: timeLimit }).get()
  return fetched.ok
    ? { ok: true, note: 'PhonePe gave a token' }
    : { ok: false, note: `PhonePe gave no token (${fetched.problem})` }
}
