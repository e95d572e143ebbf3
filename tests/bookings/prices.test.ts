import { expect, test } from 'vitest'
import { dateInIndia } from '../../domain/calendar/clock.ts'
import { toRupees } from '../../domain/money/money.ts'
import { quote } from '../../domain/money/price.ts'
import { packagesOf } from '../../domain/trips/package.ts'
import { isAbroad } from '../../domain/trips/trip.ts'
import { openCatalogue } from '../../server/catalogue/open-catalogue.ts'
import { readManifest } from '../../server/pictures/manifest.ts'
import { comparePrices } from '../proof/compare-prices.ts'
import { makeWish, start, startBookingApp } from '../setup/booking.ts'

const { pictures } = readManifest('.generated/pictures.json')
const { trips, coupons } = await openCatalogue(new Set(pictures.map(({ name }) => name)))
const groupTrips = trips.filter(({ kind }) => kind === 'group')
const app = await startBookingApp()

/** `npm run proof` looks at all of them, for every number of guests. */
const oneOf = 4

test('every package of a trip with every coupon: what the page shows is what is charged', async () => {
  const ids = groupTrips.filter((_, i) => i % oneOf === 0).map(({ id }) => id)
  const { trips: compared, prices, differences } = await comparePrices(app.url, ids, [1, 7])
  expect(differences).toEqual([])
  expect(compared).toBe(ids.length)
  expect(prices).toBeGreaterThan(compared * 10)
})

test('PhonePe is asked for that amount', async () => {
  const book = { coupons, today: dateInIndia(app.clock.now()) }
  for (const trip of groupTrips.slice(0, 12)) {
    const [option] = packagesOf(trip)
    const shown = quote({
      package: option,
      guests: 2,
      overseas: isAbroad(trip),
      couponCode: 'SAVE10',
      coupons: book,
    })
    if (!shown.ok) throw new Error(shown.reason)
    const wish = await makeWish(app, { tripId: trip.id, guests: 2, couponCode: 'SAVE10' })
    const booking = { ...wish.booking, packageId: option.id }
    const amount = toRupees(shown.quote.payablePaise)
    const { bookingRef } = await start(app, { ...wish, booking, amount })
    const order = app.phonepe.orders().find(({ merchantOrderId }) => merchantOrderId === `${bookingRef}-P1`)
    expect(order?.amount, trip.id).toBe(shown.quote.payablePaise)
  }
})
