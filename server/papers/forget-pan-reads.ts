import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { forgetPanReads } from './pan-store.ts'

/** So long the law keeps a log of what was done with personal data. */
const keptDays = 365

export type ForgetPanReads = () => Promise<void>

export function createForgetPanReads({ db, clock }: { db: Database; clock: Clock }): ForgetPanReads {
  return () => forgetPanReads(db, new Date(clock.now().getTime() - keptDays * 86_400_000))
}
