import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Receipt } from '#domain/receipts/receipt.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { AskApproval, Asked } from '../../approvals/ask-approval.ts'
import { fingerprintOf } from '../../approvals/fingerprint.ts'
import { createNoteExport } from '../../audit/note-export.ts'
import { listReceipts } from '../../receipts/receipt-store.ts'
import type { BookingNews } from '../booking-news.ts'
import { type Booking, findBooking } from '../booking-store.ts'
import {
  findRefund,
  listPayments,
  listRefunds,
  type Payment,
  type Refund,
} from '../payments/payment-store.ts'
import { createExportRefunds } from './export-refunds.ts'
import { createPayBackByHand } from './pay-back-by-hand.ts'
import { eachSum } from './queue-refund.ts'
import { readRefundable } from './read-refundable.ts'
import {
  countRefunds,
  listRefundLines,
  type RefundLine,
  type RefundPlace,
  type RefundState,
} from './refund-list-store.ts'
import type { PartRefunded, RefundPart, SendRefundAgain } from './refund-part.ts'
import { readRefundState, sumSentLately } from './refund-state.ts'

/** Before a part of a booking is sent back: what was paid, what has gone back, and the most that still can. */
export type RefundPreview = {
  booking: Booking
  payments: Payment[]
  /** What staff took, countered ones too. */
  receipts: Receipt[]
  /** Each sum once, by its newest attempt. */
  refunds: Refund[]
  leftPaise: number
  /** So much of it PhonePe can send; the rest the office pays by hand. */
  phonePePaise: number
  sentLatelyPaise: number
  /** So much one person sends within a day. */
  limitPaise: number
  /** The fingerprint of all this, which the form sends back. */
  shown: string
}

/** `sent`: one person was enough. `asked`: it waits for a second one. */
export type RefundAsked =
  | { ok: true; done: 'sent'; byHandPaise: number }
  | { ok: true; done: 'asked'; id: string }
  | Extract<PartRefunded, { ok: false }>
  | Extract<Asked, { ok: false }>

export type RefundDesk = ReturnType<typeof createRefundDesk>

async function preview(
  { db, clock, limitPaise }: { db: Database; clock: Clock; limitPaise: number },
  reference: string,
): Promise<RefundPreview | null> {
  const booking = await findBooking(db, reference)
  if (!booking) return null
  const { left, phonePePaise } = await readRefundable(db, booking)
  return {
    booking,
    payments: (await listPayments(db, reference)).filter(({ state }) => state === 'completed'),
    receipts: await listReceipts(db, [reference]),
    refunds: eachSum(await listRefunds(db, reference)),
    leftPaise: left.onlinePaise,
    phonePePaise,
    sentLatelyPaise: await sumSentLately(db, reference, clock.now()),
    limitPaise,
    shown: fingerprintOf(await readRefundState(db, booking)),
  }
}

/** What the console does about refunds. */
export function createRefundDesk(deps: {
  db: Database
  patientDb: Database
  clock: Clock
  limitPaise: number
  news: BookingNews
  refundPart: RefundPart
  sendAgain: SendRefundAgain
  askApproval: AskApproval
}) {
  const { db, clock, limitPaise, refundPart, askApproval } = deps
  return {
    limitPaise,
    sendAgain: deps.sendAgain,
    payBackByHand: createPayBackByHand(deps),

    async list(
      state: RefundState,
      { before, most }: { before: RefundPlace | null; most: number },
    ): Promise<{ rows: RefundLine[]; next: RefundPlace | null }> {
      const found = await listRefundLines(db, state, { before, most: most + 1 })
      const rows = found.slice(0, most)
      const last = rows.at(-1)
      return {
        rows,
        next: last && found.length > most ? { at: last.createdAt, id: last.merchantRefundId } : null,
      }
    },

    /** One that is to be paid by hand, with its booking; null when there is no such. */
    async findByHand(merchantRefundId: string): Promise<{ refund: Refund; booking: Booking } | null> {
      const refund = await findRefund(db, merchantRefundId)
      const booking = refund?.byHand ? await findBooking(db, refund.reference) : null
      return refund && booking && { refund, booking }
    },

    count: (state: RefundState) => countRefunds(db, state),

    export: createExportRefunds({ ...deps, noteExport: createNoteExport({ db, clock }) }),

    preview: (reference: string) => preview(deps, reference),

    /** Sends it where one person may, and else asks for a second one. The same form twice does it once: after the first the booking is another. */
    async ask(
      wish: { reference: string; amountPaise: number; why: string; shown: string },
      by: Extract<Actor, { kind: 'staff' }>,
    ): Promise<RefundAsked> {
      const { reference, amountPaise, why, shown } = wish
      const sent = await refundPart(reference, amountPaise, by, why, { shown })
      if (sent.ok) return { ok: true, done: 'sent', byHandPaise: sent.byHandPaise }
      if (sent.reason !== 'needs two persons') return sent
      const asked = await askApproval(
        {
          kind: 'part refund',
          subjectId: reference,
          payload: { amountPaise },
          sumPaise: amountPaise,
          shown,
          why,
        },
        by,
      )
      return asked.ok ? { ok: true, done: 'asked', id: asked.id } : asked
    },
  }
}
