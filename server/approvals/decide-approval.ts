import type { Transaction } from '#database/client.ts'
import { approvals, type Decision } from '#domain/approvals/approval.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { LogWord } from '#domain/staff/log-words.ts'
import { may } from '#domain/staff/roles.ts'
import { writeLog } from '../audit/write-log.ts'
import { isUuid } from '../identity/read-claims.ts'
import {
  type Approval,
  type Colleague,
  holdColleague,
  listColleagues,
  lockApproval,
  saveDecision,
} from './approval-store.ts'
import { type ApprovalDeps, isAlone } from './ask-approval.ts'
import { fingerprintOf } from './fingerprint.ts'

export type DecidingWord = 'approve' | 'refuse' | 'withdraw' | 'carry out'

/**
 * `yours`: who asks never decides. `not yours`: only who asked takes it back or carries it out alone. `too early`: alone, it waits. `not alone`: somebody else can decide. `changed` and
 * `expired`: it has lapsed by now, and nothing was done. `decided`: by somebody, before.
 */
export type Decided =
  | { ok: true }
  | {
      ok: false
      reason:
        | 'unknown'
        | 'forbidden'
        | 'decided'
        | 'yours'
        | 'not yours'
        | 'too early'
        | 'not alone'
        | 'changed'
        | 'expired'
    }

export type DecideApproval = (
  id: string,
  word: DecidingWord,
  by: Extract<Actor, { kind: 'staff' }>,
) => Promise<Decided>

type Staff = Extract<Actor, { kind: 'staff' }>
type Deciding = { tx: Transaction; approval: Approval; by: Staff; at: Date }

const words: Record<Decision, LogWord & `${'approval' | 'carried'}${string}`> = {
  approved: 'approval given',
  refused: 'approval refused',
  withdrawn: 'approval withdrawn',
  lapsed: 'approval lapsed',
  alone: 'carried out alone',
}

/** Decides what somebody asked for, and does it in the same transaction: whoever approves a second time finds it decided. */
export function createDecideApproval({ db, clock, acts }: ApprovalDeps): DecideApproval {
  async function end({ tx, approval, by, at }: Deciding, decision: Decision): Promise<void> {
    const { id } = approval
    const decidedBy = decision === 'approved' || decision === 'refused' ? by.id : null
    await saveDecision(tx, id, { decision, decidedBy, decidedAt: at })
  }

  async function note({ tx, approval, by, at }: Deciding, decision: Decision): Promise<void> {
    const { id, kind, sumPaise } = approval
    await writeLog(tx, at, {
      by,
      what: words[decision],
      subject: { kind: 'approval', id },
      after: { kind, paise: sumPaise },
    })
  }

  async function close(deciding: Deciding, decision: Decision): Promise<void> {
    await end(deciding, decision)
    await note(deciding, decision)
  }

  /** Nothing of it stays when the room can't do it any more. */
  async function carryOut(deciding: Deciding, decision: 'approved' | 'alone'): Promise<boolean> {
    const { approval, by } = deciding
    try {
      await deciding.tx.transaction(async (tx) => {
        await end({ ...deciding, tx }, decision)
        if (!(await acts[approval.kind]?.carryOut(tx, approval, by))) throw new NotDone()
        await note({ ...deciding, tx }, decision)
      })
      return true
    } catch (error) {
      if (error instanceof NotDone) return false
      throw error
    }
  }

  async function agree(deciding: Deciding, decision: 'approved' | 'alone'): Promise<Decided> {
    const { tx, approval } = deciding
    const { subjectId, payload, fingerprint } = approval
    const state = await acts[approval.kind]?.readState(tx, subjectId, payload)
    const isSame = state && fingerprintOf(state) === fingerprint
    if (isSame && (await carryOut(deciding, decision))) return { ok: true }
    await close(deciding, 'lapsed')
    return { ok: false, reason: 'changed' }
  }

  return (id, word, by) =>
    db.transaction(async (tx) => {
      const approval = isUuid(id) ? await lockApproval(tx, id) : null
      const person = await holdColleague(tx, by.id)
      if (!approval) return { ok: false, reason: 'unknown' }
      const at = clock.now()
      const refused = whyNot(approval, word, person)
      if (refused) return { ok: false, reason: refused }
      const deciding = { tx, approval, by, at }
      if (approval.expiresAt <= at) {
        await close(deciding, 'lapsed')
        return { ok: false, reason: 'expired' }
      }
      if (word === 'approve') return agree(deciding, 'approved')
      if (word === 'carry out') {
        if (!approval.notBefore || !isAlone(await listColleagues(tx), approval.kind, by.id))
          return { ok: false, reason: 'not alone' }
        return approval.notBefore > at ? { ok: false, reason: 'too early' } : agree(deciding, 'alone')
      }
      await close(deciding, word === 'refuse' ? 'refused' : 'withdrawn')
      return { ok: true }
    })
}

class NotDone extends Error {}

function whyNot(
  { decision, kind, askedBy }: Approval,
  word: DecidingWord,
  person: Colleague | null,
): Extract<Decided, { ok: false }>['reason'] | null {
  const isMine = person?.id === askedBy
  const decides = word !== 'withdraw'
  if (!person || (decides && !may(person.role, approvals[kind].decides))) return 'forbidden'
  if (decision) return 'decided'
  if (word === 'approve' || word === 'refuse') return isMine ? 'yours' : null
  return isMine ? null : 'not yours'
}
