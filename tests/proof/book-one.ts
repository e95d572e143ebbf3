import type { Agent } from 'node:http'
import type pg from 'pg'
import type { PaymentAnswer } from '../../domain/bookings/payment-request.ts'
import { postJson } from '../setup/post-json.ts'

/** What a buyer chooses: a departure and a package, with what it costs one person, in rupees. */
export type Offer = { tripId: string; packageId: string; batchId: string; price: number }
export type Buyer = {
  key: string
  phone: string
  authorization?: string
  useWallet?: boolean
  /** Whose connections are used; without one each booking has its own. */
  agent?: Agent
  /** As a proxy names it. */
  address?: string
}

/** Asks for the payment of one seat, for the amount that the buyer is shown. Throws when the connection breaks. */
export async function bookOne(url: string, offer: Offer, buyer: Buyer, amount = offer.price) {
  const { tripId, packageId, batchId } = offer
  const { key, phone, authorization, useWallet, agent = false, address } = buyer
  const { body } = await postJson(
    `${url}/functions/v1/phonepe-payment`,
    {
      amount,
      tripName: 'A trip',
      userDetails: { name: 'Asha Rao', email: 'asha@example.com', phone },
      booking: { tripId, packageId, batchId, guests: 1, ...(useWallet && { useWallet }) },
      idempotencyKey: key,
    },
    {
      agent,
      headers: {
        ...(authorization && { authorization }),
        ...(address && { 'x-forwarded-for': address }),
      },
    },
  )
  return body as PaymentAnswer
}

/** Departures of several trips, priced by the server itself: it names the right amount to whoever is wrong. */
export async function findOffers(
  url: string,
  pool: pg.Pool,
  { packages = ['standard'], count = 50, tripId = null as string | null } = {},
): Promise<Offer[]> {
  const { rows } = await pool.query<{ tripId: string; batchId: string }>(
    `select distinct on (trip_id) trip_id as "tripId", id as "batchId" from departures
     where on_sale and free > 0 and start_date > $1 and (decide_on is null or decide_on > $1) and ($2::text is null or trip_id = $2)
     order by trip_id, start_date limit $3`,
    [new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10), tripId, count],
  )
  const offers: Offer[] = []
  for (const row of rows)
    for (const packageId of packages) {
      const buyer = { key: `asks-for-the-price-${offers.length}`, phone: '9876543210' }
      const answer = await bookOne(url, { ...row, packageId, price: 0 }, buyer)
      if (!answer.success && answer.code === 'amount_mismatch' && answer.amount)
        offers.push({ ...row, packageId, price: answer.amount })
    }
  if (offers.length === 0) throw new Error('nothing can be booked')
  return offers
}
