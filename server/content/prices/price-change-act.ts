import type { Transaction } from '#database/client.ts'
import { nameOf } from '#domain/content/kinds.ts'
import { priceFieldsOf } from '#domain/content/prices/price-fields.ts'
import type { ApprovalAct } from '../../approvals/approval-act.ts'
import type { OpenContent } from '../../catalogue/open-content.ts'
import { findVersion, listPointers } from '../version-store.ts'

/** An owner agrees to prices of a trip. Nothing is done by that: whoever asked publishes it, and the approval is taken then. */
export function createPriceChangeAct({
  content,
}: {
  content: Pick<OpenContent, 'files' | 'hashOf'>
}): ApprovalAct {
  /** What stands on the site under this name; null where nothing does. */
  async function readLive(tx: Transaction, name: string): Promise<unknown> {
    const pointer = (await listPointers(tx)).find((one) => nameOf(one) === name)
    if (pointer) return (await findVersion(tx, pointer))?.body ?? null
    return content.files.find((one) => nameOf(one) === name)?.value ?? null
  }

  return {
    subjectKind: 'content',
    async readState(tx, name) {
      const live = await readLive(tx, name)
      return live === null ? null : { prices: content.hashOf(priceFieldsOf(live)) }
    },
    carryOut: async () => true,
    describe: async (_db, rows) =>
      new Map(
        rows.map(({ id, payload }) => [
          id,
          { who: String(payload.title), reference: null, what: String(payload.said) },
        ]),
      ),
  }
}
