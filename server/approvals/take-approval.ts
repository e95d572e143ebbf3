import type { Transaction } from '#database/client.ts'
import type { ApprovalKind } from '#domain/approvals/approval.ts'
import { markDone } from './approval-store.ts'

/**
 * Whether a second person has agreed to just this, in the caller's transaction. It counts once. A use case that takes two persons asks here and nowhere else, so that no other way leads
 * around it.
 */
export async function takeApproval(
  tx: Pick<Transaction, 'update'>,
  approval: string | undefined,
  agreed: { kind: ApprovalKind; subjectId: string; sumPaise: number },
  at: Date,
): Promise<boolean> {
  return approval !== undefined && markDone(tx, approval, agreed, at)
}
