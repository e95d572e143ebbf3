import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { coverPan, tcsIn } from '#domain/reports/tcs.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../audit/write-log.ts'
import { listSealedPans, notePanReads } from './pan-store.ts'
import { listTaxed, type TaxedDays, type TaxedMovement } from './taxed-store.ts'

/** `tcsPaise` is the tax in this sum, below zero in one that went back. */
export type TaxedLine = Omit<TaxedMovement, 'beforePaise' | 'totalPaise'> & { key: string }

/** A booking without one is not in it; `unreadable`: it was encrypted under a secret that is not known here. */
export type Pans = Map<string, string | 'unreadable'>

export type TcsRegister = ReturnType<typeof createTcsRegister>

/** The sums on which tax was collected at source, for its return: for the console and for the command line. */
export function createTcsRegister(deps: {
  db: Database
  clock: Clock
  decrypt: (sealed: string) => string | null
}) {
  const { db, clock, decrypt } = deps
  return {
    /** Without PANs. */
    async read(days: TaxedDays): Promise<TaxedLine[]> {
      const rows = await listTaxed(db, days)
      return rows.map(({ beforePaise: _, totalPaise: __, ...row }, i) => {
        const { day, reference, paise } = row
        return {
          ...row,
          key: `${day} ${reference} ${paise > 0 ? 'in' : 'out'}`,
          tcsPaise: tcsIn(rows[i] as TaxedMovement),
        }
      })
    },

    /** Of each the end alone. */
    async coverPans(references: string[]): Promise<Pans> {
      const sealed = await listSealedPans(db, references)
      return new Map(
        sealed.map(({ reference, pan }) => {
          const open = decrypt(pan)
          return [reference, open ? coverPan(open) : 'unreadable']
        }),
      )
    },

    /**
     * Whole. That a PAN was read, by whom and when, is noted before it is given out; `account` is by which name `pan_reads` knows them: the id of one of the staff, or the
     * account of the machine.
     */
    openPans: (references: string[], by: Actor, account: string): Promise<Pans> =>
      db.transaction(async (tx) => {
        const at = clock.now()
        const sealed = await listSealedPans(tx, references)
        await notePanReads(
          tx,
          sealed.map(({ reference }) => ({ reference, at, by: account })),
        )
        for (const { reference } of sealed)
          await writeLog(tx, at, { by, what: 'PAN read', subject: { kind: 'booking', id: reference } })
        return new Map(sealed.map(({ reference, pan }) => [reference, decrypt(pan) ?? 'unreadable']))
      }),
  }
}
