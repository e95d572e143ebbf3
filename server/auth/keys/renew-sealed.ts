import type { Database } from '#database/client.ts'
import type { Log } from '../../log.ts'
import type { AuthSecrets, Sealing } from './auth-secrets.ts'
import { listSealedOtherwise, replaceSealed, type SealedColumn, sealedColumns } from './sealed-store.ts'

/**
 * Encrypts anew, under the AUTH_SECRET of now, what a former one has encrypted, so that the former can be taken out of AUTH_SECRET_PREVIOUS. Several
 * processes may do so at once.
 */
export type RenewSealed = () => Promise<void>

export function sealingOf({ numbered }: SealedColumn, secrets: AuthSecrets): Sealing {
  return numbered ? secrets.guestDetails : secrets
}

export function createRenewSealed(deps: { db: Database; secrets: AuthSecrets; log: Log }): RenewSealed {
  const { db, secrets, log } = deps
  /** What was said of each column, so as not to say it every hour. */
  const said = new Map<string, number>()

  async function renew(column: SealedColumn): Promise<{ renewed: number; unreadable: number }> {
    let [renewed, unreadable] = [0, 0]
    const sealing = sealingOf(column, secrets)
    for await (const row of listSealedOtherwise(db, column, sealing.encryptedPrefix)) {
      const opened = sealing.open(row.sealed)
      if (!opened) unreadable++
      else if (!opened.isCurrent) {
        await replaceSealed(db, column, row, sealing.encrypt(opened.text))
        renewed++
      }
    }
    return { renewed, unreadable }
  }

  return async () => {
    for (const column of sealedColumns) {
      const { what } = column
      const { renewed, unreadable } = await renew(column)
      if (renewed > 0)
        log.info({ what, renewed }, 'encrypted anew under AUTH_SECRET, none is left under a former one')
      if (unreadable > 0 && said.get(what) !== unreadable)
        log.warn({ what, unreadable }, 'encrypted under a secret that is not in AUTH_SECRET_PREVIOUS')
      said.set(what, unreadable)
    }
  }
}
