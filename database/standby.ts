import { setTimeout as sleep } from 'node:timers/promises'
import { withReplicas } from 'drizzle-orm/pg-core'
import type { Database, OpenDatabase } from './client.ts'

/** In milliseconds: how often it is looked at, and so how far a standby may be behind. */
const usualPause = 1_000

type Pair = { primary: Pick<OpenDatabase, 'db' | 'pool'>; standby: Pick<OpenDatabase, 'db' | 'pool'> }

/**
 * A database whose selects go to a standby while that has all that the primary had a second ago, and to the primary otherwise; all else goes to
 * the primary. While that is away itself, the standby is read with what it had last.
 */
export function followStandby(
  { primary, standby }: Pair,
  { onTurn, lookEvery = usualPause }: { onTurn: (fresh: boolean) => void; lookEvery?: number },
): { db: Database; stop: () => void } {
  /** Null until it was compared for the first time. */
  let fresh: boolean | null = null
  let written: string | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  /** One that no longer recovers has become the primary, or is it. */
  async function hasReplayed(place: string): Promise<boolean> {
    const { rows } = await standby.pool.query<{ fresh: boolean }>(
      'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as fresh',
      [place],
    )
    return rows[0]?.fresh ?? false
  }

  async function readPlace(): Promise<string | null> {
    const { rows } = await primary.pool.query<{ place: string }>('select pg_current_wal_lsn() as place')
    return rows[0]?.place ?? null
  }

  async function compare(place: string): Promise<void> {
    const tooLong = sleep(lookEvery * 2, false, { ref: false })
    const now = await Promise.race([hasReplayed(place), tooLong]).catch(() => false)
    if (stopped || now === fresh) return
    fresh = now
    onTurn(now)
  }

  async function look(): Promise<void> {
    if (written !== null) await compare(written)
    written = await readPlace().catch(() => written)
    if (!stopped) timer = setTimeout(look, lookEvery)
  }
  void look()

  return {
    db: withReplicas(primary.db, [standby.db], ([replica]) => (fresh && replica ? replica : primary.db)),
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
