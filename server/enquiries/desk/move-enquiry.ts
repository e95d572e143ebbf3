import type { Transaction } from '#database/client.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { isOpen, type LostReason, mayFollow, type Stage } from '#domain/enquiries/stages.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import type { LogEntry } from '#domain/staff/log-words.ts'
import type { EnquiryRow } from '../enquiry-store.ts'
import { type ChangeDeps, type ChangedEnquiry, changeEnquiry, type UnknownEnquiry } from './change-enquiry.ts'
import { type EnquiryChange, isBooking } from './enquiry-desk-store.ts'

export type Move =
  | { stage: Exclude<Stage, 'won' | 'lost'> }
  | { stage: 'won'; booking: string | null }
  | { stage: 'lost'; reason: LostReason }

export type EnquiryMoved =
  | { ok: true }
  | UnknownEnquiry
  | ChangedEnquiry
  /** The table of stages has no such step; or it is a suspect, of which somebody says first that it is none. */
  | { ok: false; reason: 'no such step' | 'no such booking' }

/** Moves an enquiry to another stage. The same move twice is one. */
export type MoveEnquiry = (
  reference: string,
  wanted: { move: Move; revision: number },
  by: Actor,
) => Promise<EnquiryMoved>

export function createMoveEnquiry(deps: ChangeDeps): MoveEnquiry {
  return (reference, { move, revision }, by) =>
    changeEnquiry<EnquiryMoved>(deps, { reference, by }, async (enquiry, tx, at) => {
      if (isThere(enquiry, move)) return { outcome: { ok: true } }
      if (enquiry.revision !== revision) return { outcome: { ok: false, reason: 'changed', enquiry } }
      if (enquiry.suspect || !mayFollow(enquiry.stage, move.stage))
        return { outcome: { ok: false, reason: 'no such step' } }
      if (!(await isBookingKnown(tx, move))) return { outcome: { ok: false, reason: 'no such booking' } }
      return { outcome: { ok: true }, ...moved(enquiry, move, { by, at }) }
    })
}

function isThere({ stage, wonBooking, lostReason }: EnquiryRow, move: Move): boolean {
  if (stage !== move.stage) return false
  return move.stage === 'won'
    ? wonBooking === move.booking
    : move.stage === 'lost'
      ? lostReason === move.reason
      : true
}

async function isBookingKnown(tx: Transaction, move: Move): Promise<boolean> {
  return move.stage !== 'won' || move.booking === null || isBooking(tx, move.booking)
}

/** What is saved and logged when an enquiry comes to another stage. Whoever does something about one that nobody has, has it. */
export function moved(
  { reference, stage, ownerId, nextDay }: EnquiryRow,
  move: Move,
  { by, at }: { by: Actor; at: Date },
): { change: EnquiryChange; logged: LogEntry[] } {
  const taker = ownerId === null && move.stage !== 'lost' ? staffIdOf(by) : null
  const subject = { kind: 'enquiry', id: reference } as const
  return {
    change: {
      stage: move.stage,
      lostReason: move.stage === 'lost' ? move.reason : null,
      wonBooking: move.stage === 'won' ? move.booking : null,
      // What is over is due no more; what is taken up again is due today.
      nextDay: !isOpen(move.stage) ? null : isOpen(stage) ? nextDay : dateInIndia(at),
      ...(taker && { ownerId: taker }),
    },
    logged: [
      {
        by,
        what: 'enquiry moved',
        subject,
        before: { stage },
        after: {
          stage: move.stage,
          ...(move.stage === 'lost' && { reason: move.reason }),
          ...(move.stage === 'won' && { booked: move.booking !== null }),
        },
      },
      ...(taker
        ? [
            {
              by,
              what: 'enquiry given',
              subject,
              before: { given: false },
              after: { given: true },
            } satisfies LogEntry,
          ]
        : []),
    ],
  }
}
