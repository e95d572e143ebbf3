import type { TakeApproval } from './people/new-owner.ts'

/** While there are no approvals none is granted. */
export const noApproval: TakeApproval = async () => false
