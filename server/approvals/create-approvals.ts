import { type ApprovalDeps, createAskApproval } from './ask-approval.ts'
import { createDecideApproval } from './decide-approval.ts'
import { createListApprovals } from './list-approvals.ts'

/** What takes two persons: asked by one, decided by another. */
export function createApprovals(deps: ApprovalDeps) {
  return { ask: createAskApproval(deps), decide: createDecideApproval(deps), ...createListApprovals(deps) }
}

/** What the console asks of this room. */
export type ApprovalsService = ReturnType<typeof createApprovals>
