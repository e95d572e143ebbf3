import { Agent } from 'node:http'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { dateInIndia } from '#domain/calendar/clock.ts'
import type { PaymentAnswer } from '../../domain/bookings/payment-request.ts'
import { toRupees } from '../../domain/money/money.ts'
import { quote } from '../../domain/money/price.ts'
import { type PartyTerms, partyRefusal, pricedParty } from '../../domain/trips/party.ts'
import type { TripPageData } from '../../server/pages/trip/show-trip.ts'
import { sampleCoupons } from '../factories/coupons.ts'
import { postJson } from '../setup/post-json.ts'

export type PricesCompared = { trips: number; prices: number; differences: string[] }

const book = { coupons: sampleCoupons, today: dateInIndia(new Date()) }
const coupons = ['', 'SAVE10', 'WELCOME20', 'SUMMER15', 'EXPIRED']

/**
 * Page and summary reckon from what the page's loader gives them; the server, which charges, from its catalogue. Asked for a wrong amount, it names
 * its own: for every package of every trip, with every coupon, both must be one.
 */
export async function comparePrices(
  url: string,
  tripIds: string[],
  guests: number[],
): Promise<PricesCompared> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const compared: PricesCompared = { trips: 0, prices: 0, differences: [] }

  async function charge(booking: Record<string, unknown>): Promise<number | string> {
    const { body } = await postJson(
      `${url}/functions/v1/phonepe-payment`,
      {
        // No trip costs this, so nothing is held.
        amount: 1,
        tripName: 'A trip',
        userDetails: { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210' },
        booking,
        idempotencyKey: 'asks-for-the-price-alone',
      },
      { agent },
    )
    const answer = body as PaymentAnswer
    if (answer.success) return 'charged for a rupee'
    return answer.code === 'amount_mismatch' ? (answer.amount ?? 'no amount') : answer.error
  }

  async function compareTrip(page: TripPageData): Promise<void> {
    const { packages, departures, overseas, trip } = page
    const tripId = trip.id
    const batchId = departures?.[0]?.id
    if (!batchId) return
    compared.trips++
    const combinations = packages.flatMap((option) =>
      guests.flatMap((count) => coupons.map((couponCode) => ({ option, count, couponCode }))),
    )
    await Promise.all(
      combinations.map(async ({ option, count, couponCode }) => {
        const { discount } = trip
        const terms = page.parties[option.id] as PartyTerms
        // As many children and rooms as go, wherever the package sells them.
        const children = terms.child && count > 1 ? Math.ceil(count / 3) : 0
        const ownRooms = terms.ownRoomMore === null ? 0 : Math.min(2, count - children)
        const wish = { guests: count, children, ownRooms }
        const party = pricedParty(terms, wish)
        const shown = quote({
          package: option,
          guests: count,
          party,
          overseas,
          discount,
          couponCode,
          coupons: book,
        })
        const expected =
          partyRefusal(terms, wish) ??
          (shown.ok
            ? toRupees(shown.quote.payablePaise)
            : shown.reason === 'coupon_invalid'
              ? shown.message
              : shown.reason)
        const choice = { tripId, packageId: option.id, batchId, ...wish }
        const charged = await charge(couponCode ? { ...choice, couponCode } : choice)
        compared.prices++
        if (charged !== expected)
          compared.differences.push(
            `${tripId} ${option.id}, ${count} guests, ${couponCode}: shown ${expected}, charged ${charged}`,
          )
      }),
    )
  }

  const pages: TripPageData[] = []
  for (const tripId of tripIds) pages.push(await readPage(url, tripId))
  for (const page of pages) await compareTrip(page)
  agent.destroy()
  return compared
}

/** What the page of a trip is given in the browser. */
async function readPage(url: string, tripId: string): Promise<TripPageData> {
  const { body } = await fetch(`${url}/trip/${tripId}.data`)
  if (!body) throw new Error(`${tripId} has no page`)
  const decoded = await decode(body, globalThis)
  const routes = decoded.value as Record<string, { data?: unknown }>
  const data = Object.entries(routes).find(([route]) => route.endsWith('trip'))?.[1].data
  if (!data) throw new Error(`${tripId} has no data`)
  return data as TripPageData
}
