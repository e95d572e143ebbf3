import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { freshCodeTime, type Traveller } from '../identity/identify-traveller.ts'
import type { TakeFromLimit } from '../limits/limiter.ts'
import { hasCodeWithin } from './code-age.ts'
import type { DeleteAccount } from './delete-account.ts'
import type { DeletionBlocker } from './deletion-blockers.ts'
import type { Deletion } from './describe-deletion.ts'
import type { ExportData } from './export-data.ts'
import { refuseAccount } from './refusals.ts'
import type { Methods } from './resource.ts'
import { refuseUsedUp } from './used-up.ts'

export type DataDeps = {
  clock: Clock
  exportData: ExportData
  describeDeletion: () => Deletion
  findBlockers: (traveller: Traveller) => Promise<DeletionBlocker[]>
  deleteAccount: DeleteAccount
  takeFromLimit: TakeFromLimit
}

/** What asks for a fresh code: a device that lies open, or was stolen, gives neither data nor account away. */
export function dataEndpoints(deps: DataDeps): Record<string, Methods> {
  const { clock, exportData, describeDeletion, findBlockers, deleteAccount, takeFromLimit } = deps
  const hasFreshCode = (traveller: Traveller) => hasCodeWithin(traveller, freshCodeTime, clock.now())
  return {
    '/export': {
      async POST(c, traveller) {
        if (!hasFreshCode(traveller)) return refuseAccount(c, 'reauthentication_needed')
        const taken = await takeFromLimit('exportPerTraveller', traveller.id)
        if (!taken.ok) return refuseUsedUp(c, taken)
        const exported = await exportData(traveller)
        if (!exported.ok) return refuseAccount(c, 'session_not_found')
        const file = `kafila-data-${dateInIndia(clock.now())}.json`
        return c.body(`${JSON.stringify(exported.data, null, 2)}\n`, 200, {
          'Content-Type': 'application/json',
          'Content-Disposition': `attachment; filename="${file}"`,
        })
      },
    },
    '/deletion': {
      GET: async (c, traveller) => c.json({ ...describeDeletion(), blockers: await findBlockers(traveller) }),
    },
    '/': {
      async DELETE(c, traveller) {
        if (!hasFreshCode(traveller)) return refuseAccount(c, 'reauthentication_needed')
        const deleted = await deleteAccount(traveller)
        if (deleted.ok) return c.body(null, 204)
        if (deleted.reason === 'signed out') return refuseAccount(c, 'session_not_found')
        return c.json({ error: deleted.blocker.text, code: deleted.blocker.code }, 409)
      },
    },
  }
}
