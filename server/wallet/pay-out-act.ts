import type { Clock } from '#domain/calendar/clock.ts'
import type { ApprovalAct } from '../approvals/approval-act.ts'
import { createPayOutCredit } from './pay-out-credit.ts'
import { listHolders, lockWallet } from './wallet-store.ts'

/** Credit of a wallet that leaves for the traveller's bank. */
export function createPayOutAct({ clock }: { clock: Clock }): ApprovalAct {
  return {
    subjectKind: 'traveller',
    async readState(tx, travellerId) {
      const { balancePaise, reservedPaise } = await lockWallet(tx, travellerId)
      return { balancePaise, reservedPaise }
    },
    async carryOut(tx, { id, subjectId, payload, why }, by) {
      const payOut = createPayOutCredit({ db: tx, clock })
      return (await payOut(subjectId, Number(payload.amountPaise), by, why, id)).ok
    },
    async describe(db, rows) {
      const names = await listHolders(
        db,
        rows.map(({ subjectId }) => subjectId),
      )
      return new Map(
        rows.map(({ id, subjectId }) => [
          id,
          {
            who: names.get(subjectId) || 'A traveller without a name',
            reference: null,
            what: 'Wallet credit to their bank',
          },
        ]),
      )
    },
  }
}
