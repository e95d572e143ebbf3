import type { Clock } from '#domain/calendar/clock.ts'
import type { ApprovalAct } from '../../approvals/approval-act.ts'
import { takeApproval } from '../../approvals/take-approval.ts'
import { type ChangeStaffDeps, createChangeStaff } from './change-staff.ts'
import type { TakeApproval } from './new-owner.ts'
import { listPeopleByIds, lockActive } from './staff-store.ts'

export function createTakeNewOwner({ clock }: { clock: Clock }): TakeApproval {
  return (tx, approval, owner) =>
    takeApproval(tx, approval, { kind: 'new owner', subjectId: owner, sumPaise: 0 }, clock.now())
}

/** Somebody of the staff becomes an owner. */
export function createNewOwnerAct(deps: Omit<ChangeStaffDeps, 'db' | 'takeApproval'>): ApprovalAct {
  return {
    subjectKind: 'staff',
    async readState(tx, id) {
      const [person] = await lockActive(tx, [id])
      return person ? { role: person.role, phone: person.phone, name: person.name } : null
    },
    async carryOut(tx, { id, subjectId }, by) {
      const changes = createChangeStaff({ ...deps, db: tx, takeApproval: createTakeNewOwner(deps) })
      return (await changes.changeRole(subjectId, 'owner', by, id)).ok
    },
    async describe(db, rows) {
      const people = await listPeopleByIds(
        db,
        rows.map(({ subjectId }) => subjectId),
      )
      return new Map(
        rows.flatMap(({ id, subjectId }) => {
          const person = people.find((candidate) => candidate.id === subjectId)
          return person
            ? [[id, { who: person.name, reference: null, what: `Becomes an owner, is ${person.role} now` }]]
            : []
        }),
      )
    },
  }
}
