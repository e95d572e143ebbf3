import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import { writeLog } from '../../audit/write-log.ts'
import { lockReview, type Review, saveReview } from '../review-store.ts'

export type Answered =
  | { ok: true }
  /** Only what is published is answered. */
  | { ok: false; reason: 'unknown' | 'not published' }
  | { ok: false; reason: 'answered'; review: Review }

/** Answers a published review, once and for good. */
export type AnswerReview = (reference: string, text: string, by: Actor) => Promise<Answered>

export function createAnswerReview({ db, clock }: { db: Database; clock: Clock }): AnswerReview {
  return (reference, text, by) =>
    db.transaction(async (tx) => {
      const review = await lockReview(tx, reference)
      if (!review || review.erasedAt) return { ok: false, reason: 'unknown' }
      // The same words twice are one answer.
      if (review.answer === text) return { ok: true }
      if (review.answer !== null) return { ok: false, reason: 'answered', review }
      if (review.state !== 'published') return { ok: false, reason: 'not published' }
      const at = clock.now()
      await saveReview(tx, reference, { answer: text, answeredAt: at, answeredBy: staffIdOf(by) })
      await writeLog(tx, at, {
        by,
        what: 'review answered',
        subject: { kind: 'booking', id: reference },
        after: { letters: text.length },
      })
      return { ok: true }
    })
}
