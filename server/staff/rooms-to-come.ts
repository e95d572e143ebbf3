import type { TakeApproval } from './people/new-owner.ts'
import type { WriteLog } from './write-log.ts'

/** While no log is kept nothing is noted. */
export const noLog: WriteLog = async () => {}

/** While there are no approvals none is granted. */
export const noApproval: TakeApproval = async () => false
