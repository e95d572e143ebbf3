import type pg from 'pg'
import { addDays } from '../../domain/calendar/calendar-date.ts'
import { startOfDayInIndia } from '../../domain/calendar/clock.ts'
import { createAuthSecrets } from '../../server/auth/keys/auth-secrets.ts'
import { createReviewLinks } from '../../server/reviews/review-links.ts'
import { type BookingApp, makeWish, start } from './booking.ts'
import { staffSettings } from './sample-staff.ts'

/** What somebody says who liked a trip. */
export const goodReview = {
  do: 'send',
  stars: '5',
  captain: 'great',
  stay: 'fine',
  described: 'yes',
  text: 'The captain knew every bend of the road, and the tents at Pangong were warm.',
}

/** So many people book a trip's first date and pay. */
export async function sellSeats(app: BookingApp, names: string[], tripId = 'lw6'): Promise<string[]> {
  const references: string[] = []
  for (const name of names) {
    const wish = await makeWish(app, { tripId })
    const { bookingRef } = await start(app, { ...wish, userDetails: { ...wish.userDetails, name } })
    app.phonepe.settleOrder({ merchantOrderId: `${bookingRef}-P1`, state: 'COMPLETED', webhook: true })
    references.push(bookingRef)
  }
  await app.comeToRest()
  return references
}

/** Sets the clock so many days after the trip's end of a booking, at an hour in India. */
export async function waitAfterTrip(
  app: BookingApp,
  reference: string,
  { days, hour }: { days: number; hour: number },
): Promise<void> {
  const { rows } = await app.database.pool.query<{ ends: string }>(
    `select sold ->> 'endDate' as ends from bookings where reference = $1`,
    [reference],
  )
  const at = startOfDayInIndia(addDays(rows[0]?.ends ?? '', days)).getTime() + hour * 3600_000
  app.later((at - app.clock.now().getTime()) / 1000)
  await app.runDueJobs()
}

/** The mails that ask for a review, each with its receiver's link. */
export async function reviewMails(app: Pick<BookingApp, 'database'>) {
  const { rows } = await app.database.pool.query<{ reference: string; body: string }>(
    `select reference, body from outbox where subject like 'How was your trip?%' order by id`,
  )
  return rows.map(({ reference, body }) => ({ reference, path: /\/review\/\S+/.exec(body)?.[0] ?? '' }))
}

/** Sends the form of a review as a browser without scripts does. */
export async function sendReview(
  app: Pick<BookingApp, 'url'>,
  path: string,
  fields: Record<string, string> = goodReview,
) {
  const answer = await fetch(app.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  })
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    text: (await answer.text()).replaceAll('<!-- -->', ''),
  }
}

/** Bookings of a trip whose last day was three days ago, by SQL; with stars, also a published review of each. */
export async function addTravelled(
  pool: pg.Pool,
  bookings: { reference: string; name: string; stars?: number }[],
  tripId = 'lw6',
): Promise<void> {
  for (const { reference, name, stars } of bookings) {
    await pool.query(
      `insert into bookings (reference, status, trip_id, departure_id, package_id, guests, name, email, phone, sold, total_paise, wallet_paise, payable_paise,
         idempotency_key, fingerprint, hold_expires_at, created_at, confirmed_at)
       select $1, 'completed', trip_id, id, 'standard', 1, $2, 'asha@example.com', '919876543210',
         jsonb_build_object('title', 'Leh, Nubra and Pangong by bike', 'packageTitle', 'Standard', 'startDate', (current_date - 10)::text, 'endDate', (current_date - 3)::text,
           'perPersonPaise', 100, 'lines', '[]'::jsonb, 'included', '{"gstPaise": 0, "tcsPaise": 0}'::jsonb, 'taxPercent', '{"gst": 5, "tcs": 0}'::jsonb, 'overseas', false,
           'refundTable', '[{"fromDays": 0, "percent": 0}]'::jsonb),
         100, 0, 100, $1, $1, now(), now() - interval '30 days', now() - interval '30 days'
       from departures where trip_id = $3 order by id limit 1`,
      [reference, name, tripId],
    )
    if (stars !== undefined)
      await pool.query(
        `insert into reviews (reference, trip_id, travelled_in, first_name, stars, captain, stay, described, text, state, received_at, decided_at)
         values ($1, $2, '2026-10', $3, $4, 'great', 'fine', 'mostly', $5, 'published', now(), now())`,
        [reference, tripId, name, stars, `${name} says: ${goodReview.text}`],
      )
  }
}

/** The address of a booking's review on a server of tests. */
export function reviewPathOf(reference: string): string {
  const { paperLinkKeys } = createAuthSecrets(staffSettings.AUTH_SECRET)
  return createReviewLinks({ keys: paperLinkKeys }).pathOf(reference)
}
