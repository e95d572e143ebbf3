import { type ApprovalKind, approvals, moneyKinds } from '#domain/approvals/approval.ts'
import { timeInIndia } from '#domain/calendar/clock.ts'
import { showBriefly } from '#domain/calendar/show-moment.ts'
import { formatPaise } from '#domain/money/money.ts'
import { may, type Role } from '#domain/staff/roles.ts'
import type { ListedApproval, ShownApproval } from '#server/approvals/list-approvals.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'
import type { LedgerLine } from '../ui/ledger.tsx'

type StaffDesk = Desk & { session: StaffSession }

export type ApprovalRow = ReturnType<typeof rowOf>
export type ApprovalView = ReturnType<typeof viewOf>

/** What waits among the refunds, in rows. */
export async function listToApprove({ services, session, now }: StaffDesk): Promise<ApprovalRow[]> {
  const { id, role } = session.staff
  const kinds = moneyKinds.filter((kind) => mayLookAt(kind, role))
  const rows = await services.approvals.list(kinds, id)
  return rows.map((row) => rowOf(row, id, now))
}

/** A kind is shown to who asks for such things or decides them. */
export function mayLookAt(kind: ApprovalKind, role: Role): boolean {
  return may(role, approvals[kind].asks) || may(role, approvals[kind].decides)
}

/** Null when there is none of that id, or the role has nothing to do with its kind. */
export async function showApproval(
  { services, session, now }: StaffDesk,
  id: string,
): Promise<ApprovalView | null> {
  const shown = await services.approvals.show(id, session.staff.id)
  if (!shown) return null
  const { role } = session.staff
  if (!mayLookAt(shown.kind, role)) return null
  const mayDecide = may(role, approvals[shown.kind].decides)
  return viewOf(shown, { me: session.staff.id, mayDecide, now })
}

function rowOf(row: ListedApproval, me: string, now: Date) {
  const { id, kind, about, askedAt, askedBy, askedByName, sumPaise, why, turn } = row
  return {
    id,
    kind,
    who: about.who,
    reference: about.reference,
    what: about.what,
    shown: approvals[kind].shown,
    why,
    askedBy: askedBy === me ? 'You' : askedByName,
    askedAt: showBriefly(askedAt, now),
    sum: formatPaise(sumPaise),
    sumPaise,
    mine: !row.expired && turn === 'decide',
    state: stateOf(row),
  }
}

function stateOf({ expired, turn, deciders, notBefore }: ListedApproval): string {
  if (expired) return 'Lapsed: nobody decided in 72 hours'
  if (turn === 'carry out' && notBefore) return `Yours; can go from ${timeInIndia(notBefore)} on`
  if (turn === 'wait') return `Yours; ${anyOf(deciders)} decides`
  return turn === 'look' ? `${anyOf(deciders)} decides` : ''
}

/** 'Farida or Kabir' */
function anyOf(names: string[]): string {
  const [last, ...others] = names.map((name) => name.split(' ')[0] ?? name).reverse()
  if (last === undefined) return 'Nobody who has access'
  return others.length === 0 ? last : `${others.reverse().join(', ')} or ${last}`
}

function viewOf(shown: ShownApproval, { me, mayDecide, now }: { me: string; mayDecide: boolean; now: Date }) {
  const { decision, decidedAt, decidedByName, expiresAt, expired, changed, notBefore } = shown
  const open = decision === null && !expired && !changed
  const isMine = shown.askedBy === me
  return {
    ...rowOf(shown, me, now),
    subjectId: shown.subjectId,
    decided: decision && {
      decision,
      who: decidedByName,
      at: decidedAt ? showBriefly(decidedAt, now) : '',
    },
    expired,
    changed: decision === null && changed,
    lapses: showBriefly(expiresAt, now),
    notBefore: notBefore && { at: timeInIndia(notBefore), over: notBefore <= now },
    deciders: anyOf(shown.deciders),
    ...ledgerOf(shown),
    may: {
      decide: open && mayDecide && shown.turn === 'decide',
      carryOut: open && mayDecide && shown.turn === 'carry out',
      withdraw: decision === null && isMine,
      /** Says that it has lapsed, so that it leaves the list. */
      close: decision === null && !open && mayDecide && !isMine,
    },
  }
}

const n = (value: unknown) => (typeof value === 'number' ? value : 0)

/** The money as it is now; nothing where it is about none. */
function ledgerOf({ kind, state, sumPaise }: ShownApproval): {
  ledger: { lines: LedgerLine[]; sum: LedgerLine } | null
  afterwards: string | null
} {
  const ledgers: Partial<Record<ApprovalKind, () => ReturnType<typeof ledgerOf>>> = {
    'part refund': () => ({
      ledger: {
        lines: [
          { what: 'Paid', paise: n(state?.leftPaise) + n(state?.sentPaise), comesIn: true },
          ...(n(state?.sentPaise) > 0 ? [{ what: 'Has gone back before', paise: -n(state?.sentPaise) }] : []),
        ],
        sum: { what: 'Goes back the way it was paid', paise: -sumPaise },
      },
      afterwards: `${formatPaise(n(state?.leftPaise) - sumPaise)} could still go back`,
    }),
    'pay-out': () => ({
      ledger: {
        lines: [{ what: 'In the wallet', paise: n(state?.balancePaise), comesIn: true }],
        sum: { what: 'Leaves for the traveller’s bank', paise: -sumPaise },
      },
      afterwards: `${formatPaise(n(state?.balancePaise) - sumPaise)} stays in the wallet`,
    }),
    'departure cancelled': () => ({
      ledger: {
        lines: [
          {
            what: `Paid by ${n(state?.bookings)} ${n(state?.bookings) === 1 ? 'booking' : 'bookings'}`,
            paise: n(state?.paidPaise),
            comesIn: true,
          },
        ],
        sum: { what: 'Goes back the way it was paid', paise: -sumPaise },
      },
      afterwards: 'The date is off the site, and everybody has a mail',
    }),
  }
  return (state && ledgers[kind]?.()) || { ledger: null, afterwards: null }
}
