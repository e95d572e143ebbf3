import { randomUUID } from 'node:crypto'
import type { Database } from '#database/client.ts'
import { type ApprovalKind, aloneWaits, approvalLasts, approvals } from '#domain/approvals/approval.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { showMoment } from '#domain/calendar/show-moment.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { Site } from '#domain/site/site.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { withoutPaperNumbers } from '#domain/staff/log-reason.ts'
import { may } from '#domain/staff/roles.ts'
import { writeLog } from '../audit/write-log.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { ApprovalAct } from './approval-act.ts'
import {
  type Approval,
  closeExpired,
  findOpen,
  holdColleague,
  insertApproval,
  listColleagues,
} from './approval-store.ts'
import { fingerprintOf } from './fingerprint.ts'

export type ApprovalActs = Partial<Record<ApprovalKind, ApprovalAct>>

export type Asked =
  /** Asked twice by the same person for the same it is asked once. */
  | { ok: true; id: string }
  /** `open`: another one about the same waits. `changed`: it is not what was shown any more. */
  | { ok: false; reason: 'forbidden' | 'unknown' | 'changed' }
  | { ok: false; reason: 'open'; id: string }

export type AskApproval = (
  wish: {
    kind: ApprovalKind
    subjectId: string
    payload: Approval['payload']
    sumPaise: number
    /** The fingerprint of what whoever asks was shown; null when they were shown nothing that could change. */
    shown: string | null
    why: string
  },
  by: Extract<Actor, { kind: 'staff' }>,
) => Promise<Asked>

export type ApprovalDeps = { db: Database; clock: Clock; site: Site; acts: ApprovalActs }

/** Writes down what somebody wants to do that takes a second person, with the state in which they saw it. */
export function createAskApproval({ db, clock, site, acts }: ApprovalDeps): AskApproval {
  return (wish, by) =>
    db.transaction(async (tx) => {
      const { kind, subjectId, payload, sumPaise, shown } = wish
      const act = acts[kind]
      const asking = await holdColleague(tx, by.id)
      if (!act || !asking || !may(asking.role, approvals[kind].asks))
        return { ok: false, reason: 'forbidden' }
      const at = clock.now()
      const subject = { subjectKind: act.subjectKind, subjectId }
      await closeExpired(tx, kind, subject, at)
      const state = await act.readState(tx, subjectId, payload)
      if (!state) return { ok: false, reason: 'unknown' }
      const fingerprint = fingerprintOf(state)
      const open = await findOpen(tx, kind, subject)
      if (open)
        return isSame(open, by.id, payload)
          ? { ok: true, id: open.id }
          : { ok: false, reason: 'open', id: open.id }
      if (shown !== null && shown !== fingerprint) return { ok: false, reason: 'changed' }
      const alone = isAlone(await listColleagues(tx), kind, by.id)
      const id = randomUUID()
      const why = withoutPaperNumbers(wish.why)
      const notBefore = alone ? new Date(at.getTime() + aloneWaits) : null
      const added = await insertApproval(tx, {
        id,
        kind,
        ...subject,
        payload,
        fingerprint,
        sumPaise,
        askedBy: by.id,
        askedAt: at,
        why,
        decidedBy: null,
        decidedAt: null,
        decision: null,
        notBefore,
        expiresAt: new Date(at.getTime() + approvalLasts),
        doneAt: null,
      })
      if (!added) throw new Error('two asked for the same in one moment')
      if (notBefore) await queueMail(tx, { to: site.email, ...aloneMail(kind, sumPaise, notBefore) }, at)
      await writeLog(tx, at, {
        by,
        what: 'approval asked',
        subject: { kind: 'approval', id },
        after: { kind, paise: sumPaise },
        why,
      })
      return { ok: true, id }
    })
}

function isSame(open: Approval, asker: string, payload: Approval['payload']): boolean {
  return open.askedBy === asker && fingerprintOf(open.payload) === fingerprintOf(payload)
}

/** Whether nobody but this person could decide it. */
export function isAlone(
  colleagues: { id: string; role: Parameters<typeof may>[0] }[],
  kind: ApprovalKind,
  id: string,
): boolean {
  const deciding = colleagues.filter(({ role }) => may(role, approvals[kind].decides))
  return deciding.length === 1 && deciding[0]?.id === id
}

function aloneMail(kind: ApprovalKind, sumPaise: number, notBefore: Date): { subject: string; body: string } {
  const what = approvals[kind].shown
  const sum = sumPaise > 0 ? ` of ${formatPaise(sumPaise)}` : ''
  return {
    subject: `Waits 30 minutes: ${what.toLowerCase()}${sum}`,
    body: [
      `${what}${sum} was asked for at the console. Nobody else can look it over, so it waits until ${showMoment(notBefore)}; then who asked may carry it out.`,
      'If nobody of yours asked for it, log in, take it back, and end the access of who did: the log names them.',
    ].join('\n\n'),
  }
}
