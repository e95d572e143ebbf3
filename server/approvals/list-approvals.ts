import { type ApprovalKind, approvals } from '#domain/approvals/approval.ts'
import { may } from '#domain/staff/roles.ts'
import { isUuid } from '../identity/read-claims.ts'
import type { AboutApproval } from './approval-act.ts'
import {
  type Approval,
  type Colleague,
  findApproval,
  findOpen,
  listColleagues,
  listOpen,
  namesOf,
} from './approval-store.ts'
import { type ApprovalDeps, isAlone } from './ask-approval.ts'
import { fingerprintOf, type ShownState } from './fingerprint.ts'

/** Whose turn it is: mine to decide, mine to wait for, or somebody else's. */
export type Turn = 'decide' | 'wait' | 'carry out' | 'look'

export type ListedApproval = Approval & {
  about: AboutApproval
  askedByName: string
  turn: Turn
  /** Who else may decide it, by name. */
  deciders: string[]
  expired: boolean
}

/** `state` is what it is now; null when it is gone. */
export type ShownApproval = ListedApproval & {
  changed: boolean
  state: ShownState | null
  decidedByName: string | null
}

const unknown: AboutApproval = { who: 'No longer there', reference: null, what: '' }

/** What waits for a second person, as one of the staff sees it. */
export function createListApprovals({ db, clock, acts }: ApprovalDeps) {
  function listed(
    row: Approval,
    {
      me,
      colleagues,
      names,
      about,
    }: { me: string; colleagues: Colleague[]; names: Map<string, string>; about?: AboutApproval },
  ): ListedApproval {
    const { decides } = approvals[row.kind]
    const deciding = colleagues.filter(({ id, role }) => id !== row.askedBy && may(role, decides))
    const turn = (): Turn => {
      if (row.askedBy !== me) return deciding.some(({ id }) => id === me) ? 'decide' : 'look'
      return row.notBefore && isAlone(colleagues, row.kind, me) ? 'carry out' : 'wait'
    }
    return {
      ...row,
      about: about ?? unknown,
      askedByName: names.get(row.askedBy) ?? '',
      turn: turn(),
      deciders: deciding.map(({ name }) => name),
      expired: row.decision === null && row.expiresAt <= clock.now(),
    }
  }

  async function tell(rows: Approval[], me: string): Promise<ListedApproval[]> {
    if (rows.length === 0) return []
    const colleagues = await listColleagues(db)
    const names = await namesOf(db, [...new Set(rows.map(({ askedBy }) => askedBy))])
    const about = new Map<string, AboutApproval>()
    for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind))
      for (const [id, told] of (await acts[kind]?.describe(db, ofKind)) ?? []) about.set(id, told)
    return rows.map((row) => listed(row, { me, colleagues, names, about: about.get(row.id) }))
  }

  return {
    /** Those of these kinds that wait, the oldest first. */
    list: async (kinds: readonly ApprovalKind[], me: string): Promise<ListedApproval[]> =>
      tell(await listOpen(db, kinds), me),

    findOpen: (kind: ApprovalKind, subjectId: string): Promise<Approval | null> => {
      const subjectKind = acts[kind]?.subjectKind
      return subjectKind ? findOpen(db, kind, { subjectKind, subjectId }) : Promise.resolve(null)
    },

    /** With what it is now; null when there is none of that id. */
    async show(id: string, me: string): Promise<ShownApproval | null> {
      const row = isUuid(id) ? await findApproval(db, id) : null
      if (!row) return null
      const [shown] = await tell([row], me)
      if (!shown) return null
      const state =
        row.decision === null
          ? ((await db.transaction(
              (tx) => acts[row.kind]?.readState(tx, row.subjectId, row.payload) ?? Promise.resolve(null),
            )) ?? null)
          : null
      const decidedBy = row.decidedBy ? await namesOf(db, [row.decidedBy]) : new Map<string, string>()
      return {
        ...shown,
        state,
        changed: row.decision === null && (!state || fingerprintOf(state) !== row.fingerprint),
        decidedByName: row.decidedBy ? (decidedBy.get(row.decidedBy) ?? '') : null,
      }
    },
  }
}
