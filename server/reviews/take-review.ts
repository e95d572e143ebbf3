import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { firstNameOf } from '#domain/reviews/first-name.ts'
import { mayFollow } from '#domain/reviews/review.ts'
import type { ReviewWish, WrittenReview } from '#domain/reviews/review-forms.ts'
import { reviewableOn } from '#domain/reviews/review-time.ts'
import { lockBooking } from '../bookings/booking-store.ts'
import type { ReviewLinks } from './review-links.ts'
import { insertReview, lockReview, saveReview } from './review-store.ts'

/** Does what whoever has the link asks for. What can't be done any more, its page says. */
export type TakeReview = (code: string, wish: ReviewWish) => Promise<{ ok: boolean }>

export function createTakeReview(deps: { db: Database; clock: Clock; links: ReviewLinks }): TakeReview {
  const { db, clock, links } = deps

  /** The same form twice is one review: its booking is the key. */
  function write(reference: string, written: WrittenReview): Promise<{ ok: boolean }> {
    return db.transaction(async (tx) => {
      const at = clock.now()
      const booking = await lockBooking(tx, reference)
      if (!booking) return { ok: false }
      const { status, terms, tripId, name } = booking
      if (reviewableOn({ status, endDate: terms.endDate }, dateInIndia(at)) !== 'yes') return { ok: false }
      await insertReview(tx, {
        ...written,
        reference,
        tripId,
        travelledIn: terms.startDate.slice(0, 7),
        firstName: firstNameOf(name),
        receivedAt: at,
      })
      return { ok: true }
    })
  }

  function withdraw(reference: string): Promise<{ ok: boolean }> {
    return db.transaction(async (tx) => {
      const review = await lockReview(tx, reference)
      if (!review) return { ok: false }
      if (mayFollow(review.state, 'withdrawn'))
        await saveReview(tx, reference, {
          state: 'withdrawn',
          refusal: null,
          decidedAt: clock.now(),
          decidedBy: null,
        })
      return { ok: true }
    })
  }

  return async (code, wish) => {
    const reference = links.read(code)
    if (reference === null) return { ok: false }
    return wish.act === 'send' ? write(reference, wish.review) : withdraw(reference)
  }
}
