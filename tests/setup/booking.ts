import { afterAll, expect } from 'vitest'
import type { PaymentAnswer } from '../../domain/bookings/payment-request.ts'
import { type PhonePeSandbox, startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { startTestApp, type TestApp } from './app.ts'
import { findDifferences } from './books.ts'
import { raisedPayments } from './raised-payments.ts'

export type BookingApp = TestApp & {
  phonepe: PhonePeSandbox
  /** Moves the clocks of site and PhonePe together. */
  later: (seconds: number) => void
  /** Runs all that is due and lets webhooks arrive, until nothing follows. */
  comeToRest: () => Promise<void>
  /** What `books` would name; `since` leaves out orders and refunds of PhonePe that are older and settled. */
  differences: (since?: Date) => Promise<string[]>
}

/** An app whose payments go to a stand-in of its own, on the same clock. */
export async function startBookingApp(settings: Record<string, string> = {}): Promise<BookingApp> {
  let moment = new Date('2026-11-15T06:00:00Z').getTime()
  const phonepe = await startPhonePeSandbox({ now: () => moment })
  afterAll(phonepe.stop)
  const app = await startTestApp({ LIMITS: raisedPayments, ...phonepe.settings, ...settings })
  phonepe.setWebhooks({ url: `${app.url}/webhooks/phonepe` })
  return {
    ...app,
    phonepe,
    later(seconds) {
      moment += seconds * 1000
      app.clock.set(new Date(moment))
    },
    async comeToRest() {
      for (let turn = 0; turn < 3; turn++) {
        await app.runDueJobs()
        await phonepe.webhooksDelivered()
      }
      await app.runDueJobs()
    },
    differences: (since) =>
      findDifferences({ db: app.database.db, clock: app.clock, settings: phonepe.settings, since }),
  }
}

let number = 0

/** A wish to pay for a trip with departures, on its first date unless said otherwise. */
export async function makeWish(
  app: Pick<TestApp, 'url'>,
  {
    tripId = 'lw6',
    // Of lw6 the one that is also sold to who comes alone.
    packageId = tripId === 'lw6' ? 'deluxe' : 'standard',
    guests = 1,
    date = 0,
    price = 47_999,
    ...more
  }: {
    tripId?: string
    packageId?: string
    guests?: number
    date?: number
    price?: number
    couponCode?: string
    joins?: string
  } = {},
) {
  const answer = await fetch(`${app.url}/api/trips/${tripId}/departures`)
  const { departures } = (await answer.json()) as { departures: { id: string }[] }
  const batchId = departures[date]?.id
  if (!batchId) throw new Error(`${tripId} has no such date`)
  number++
  return {
    amount: price * guests,
    tripName: 'Ladakh',
    userDetails: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: `9${String(number).padStart(9, '0')}`,
    },
    booking: { tripId, packageId, batchId, guests, ...more },
    idempotencyKey: `key-${String(number).padStart(20, '0')}`,
  }
}

export type Wish = Awaited<ReturnType<typeof makeWish>>

export async function pay(
  app: Pick<TestApp, 'url'>,
  wish: unknown,
  headers: Record<string, string> = {},
): Promise<PaymentAnswer> {
  const answer = await fetch(`${app.url}/functions/v1/phonepe-payment`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof wish === 'string' ? wish : JSON.stringify(wish),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as PaymentAnswer
}

export type Started = PaymentAnswer & { success: true }

/** Of whoever is logged in, or else of a guest. */
export async function start(
  app: Pick<TestApp, 'url'>,
  wish: Wish,
  who?: { token: string },
): Promise<Started> {
  const answer = await pay(app, wish, who && { authorization: `Bearer ${who.token}` })
  if (!answer.success) throw new Error(answer.error)
  return answer
}

export async function statusOf(
  app: Pick<TestApp, 'url'>,
  { bookingRef, statusToken }: Started,
): Promise<string> {
  const answer = await fetch(`${app.url}/api/bookings/${bookingRef}?statusToken=${statusToken}`)
  return ((await answer.json()) as { status: string }).status
}

/** Seats of a departure as the database counts them. */
export async function seatsOf(app: BookingApp, { booking }: Wish) {
  const { rows } = await app.database.pool.query<{ held: number; sold: number; free: number }>(
    'select held, sold, free from departures where trip_id = $1 and id = $2',
    [booking.tripId, booking.batchId],
  )
  return rows[0]
}
