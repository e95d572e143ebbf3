import { freshCodeTime } from '../../identity/identify-traveller.ts'
import type { Session } from '../sessions/session-store.ts'

/** Whether a one-time code was shown in this session not long ago. */
export function hasFreshCode({ amr }: Session, at: Date): boolean {
  const newest = Math.max(
    0,
    ...amr.filter(({ method }) => method === 'otp').map(({ timestamp }) => timestamp),
  )
  return at.getTime() - newest * 1000 <= freshCodeTime
}
