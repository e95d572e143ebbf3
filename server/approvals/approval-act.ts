import type { Database, Transaction } from '#database/client.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Approval } from './approval-store.ts'
import type { ShownState } from './fingerprint.ts'

/** What an approval is about, for whoever decides it. */
export type AboutApproval = {
  /** Whom or what it concerns: a name, a departure. */
  who: string
  /** By which people name it on the phone. */
  reference: string | null
  /** What would be done, in a line. */
  what: string
}

/** How a room carries out what takes two persons. Each kind of approval has one, made by the room that it belongs to. */
export type ApprovalAct = {
  subjectKind: Approval['subjectKind']
  /** As it is now, and so held until the transaction ends; null when there is no such thing. */
  readState: (tx: Transaction, subjectId: string, payload: Approval['payload']) => Promise<ShownState | null>
  /**
   * Does it, in the transaction in which it was decided, and takes the approval (`takeApproval`) as it does. False when it can't be done any more:
   * then the approval has lapsed.
   */
  carryOut: (
    tx: Transaction,
    approval: Pick<Approval, 'id' | 'subjectId' | 'payload' | 'why'>,
    by: Actor,
  ) => Promise<boolean>
  /** For lists and pages, by the approval's id. */
  describe: (db: Pick<Database, 'select'>, rows: Approval[]) => Promise<Map<string, AboutApproval>>
}
