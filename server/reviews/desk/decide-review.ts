import type { Database, Transaction } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { mayFollow, type RefusalReason, type ReviewState } from '#domain/reviews/review.ts'
import type { Site } from '#domain/site/site.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import { writeLog } from '../../audit/write-log.ts'
import { findBooking } from '../../bookings/booking-store.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { ReviewLinks } from '../review-links.ts'
import { refusedReviewMail } from '../review-mail.ts'
import { lockReview, type Review, saveReview } from '../review-store.ts'

export type Decision = { to: 'published' } | { to: 'refused'; reason: RefusalReason }

export type Decided =
  | { ok: true }
  /** There is no such review, or nothing of it is left. */
  | { ok: false; reason: 'unknown' }
  /** It is no longer what was looked at: somebody decided first, or its author withdrew it. */
  | { ok: false; reason: 'changed'; review: Review }

/** Publishes or refuses a review. `seen` is the state that whoever decides had before them. */
export type DecideReview = (
  reference: string,
  decision: Decision,
  seen: ReviewState,
  by: Actor,
) => Promise<Decided>

type Deps = { db: Database; clock: Clock; links: ReviewLinks; site: Site; siteUrl: string }

export function createDecideReview({ db, clock, links, site, siteUrl }: Deps): DecideReview {
  /** Of a mail address that was given: bookings of the desk may have none. */
  async function tellAuthor(tx: Transaction, reference: string, reason: RefusalReason): Promise<void> {
    const booking = await findBooking(tx, reference)
    if (!booking?.email) return
    const link = siteUrl + links.pathOf(reference)
    await queueMail(tx, refusedReviewMail({ booking, link, site, reason }), clock.now())
  }

  return (reference, decision, seen, by) =>
    db.transaction(async (tx) => {
      const review = await lockReview(tx, reference)
      if (!review || review.erasedAt) return { ok: false, reason: 'unknown' }
      const refusal = decision.to === 'refused' ? decision.reason : null
      // What is wanted twice is done once.
      if (review.state === decision.to && review.refusal === refusal) return { ok: true }
      if (review.state !== seen || !mayFollow(review.state, decision.to))
        return { ok: false, reason: 'changed', review }
      const at = clock.now()
      await saveReview(tx, reference, {
        state: decision.to,
        refusal,
        decidedAt: at,
        decidedBy: staffIdOf(by),
      })
      if (refusal) await tellAuthor(tx, reference, refusal)
      const subject = { kind: 'booking', id: reference } as const
      const before = { state: review.state }
      if (decision.to === 'published')
        await writeLog(tx, at, { by, what: 'review published', subject, before })
      else
        await writeLog(tx, at, {
          by,
          what: 'review refused',
          subject,
          before,
          after: { reason: decision.reason },
        })
      return { ok: true }
    })
}
