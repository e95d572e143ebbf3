import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleCoupons } from '../../tests/factories/coupons.ts'
import { typedText } from '../../tests/factories/typed-text.ts'
import { leastMore, moreOn, packageAt } from '../departures/date-prices.ts'
import { toPaise } from './money.ts'
import { type Quote, type QuoteRequest, quote } from './price.ts'

const coupons = { coupons: sampleCoupons, today: '2026-11-20' }
const lw6 = { price: 37999, gstExtra: false }
const tent = { price: 29500, gstExtra: true }

function quoted(request: Partial<QuoteRequest>): Quote {
  const result = quote({ package: lw6, guests: 1, overseas: false, coupons, ...request })
  if (!result.ok) throw new Error(result.reason)
  return result.quote
}

const refusal = (request: Partial<QuoteRequest>) =>
  quote({ package: lw6, guests: 1, overseas: false, coupons, ...request })

describe('examples', () => {
  test.each([
    [37999, 1, 37999],
    [47999, 2, 95998],
    [16750, 3, 50250],
    [20750, 15, 311250],
    [185500, 15, 2782500],
  ])('a package of %d for %d is payable as %d', (price, guests, rupees) => {
    const { subtotalPaise, payablePaise } = quoted({ package: { price, gstExtra: false }, guests })
    expect([subtotalPaise, payablePaise]).toEqual([toPaise(rupees), toPaise(rupees)])
  })

  test('subtotal, coupon, wallet: the price is all-in', () => {
    const found = quoted({ guests: 2, couponCode: 'save10', walletPaise: toPaise(1000), discount: 5 })
    expect(found.lines).toEqual([
      { kind: 'subtotal', label: 'Subtotal', paise: toPaise(75998) },
      { kind: 'coupon', label: 'Coupon SAVE10', paise: -toPaise(7600) },
      { kind: 'wallet', label: 'Wallet credit', paise: -toPaise(1000) },
    ])
    expect(found).toMatchObject({
      couponCode: 'SAVE10',
      totalPaise: toPaise(68398),
      payablePaise: toPaise(67398),
      included: { gstPaise: toPaise(3257), tcsPaise: 0 },
      originalPaise: toPaise(79998),
    })
  })

  test('GST extra comes on the discounted sum, before the wallet', () => {
    const found = quoted({
      package: tent,
      guests: 2,
      couponCode: 'SUMMER15',
      walletPaise: toPaise(500),
      discount: 5,
    })
    expect(found.lines.map(({ kind, paise }) => [kind, paise / 100])).toEqual([
      ['subtotal', 59000],
      ['coupon', -8850],
      ['gst', 2508],
      ['wallet', -500],
    ])
    expect(found).toMatchObject({ payablePaise: toPaise(52158), included: { gstPaise: 0, tcsPaise: 0 } })
    expect(found.originalPaise).toBe(toPaise(62105 + 3105))
  })

  test('a trip abroad contains TCS', () => {
    expect(quoted({ package: { price: 107100, gstExtra: false }, overseas: true }).included).toEqual({
      gstPaise: toPaise(5000),
      tcsPaise: toPaise(2100),
    })
  })

  test('credit can pay for everything, and no more than that', () => {
    expect(quoted({ walletPaise: toPaise(50000) })).toMatchObject({
      walletPaise: toPaise(37999),
      payablePaise: 0,
    })
  })

  test('a part of a rupee stays in the wallet', () => {
    expect(quoted({ walletPaise: 1_99 })).toMatchObject({
      walletPaise: toPaise(1),
      payablePaise: toPaise(37998),
    })
  })

  test('an empty coupon is none', () => {
    expect(quoted({ couponCode: '  ' })).toMatchObject({ couponCode: null, couponPaise: 0 })
  })
})

describe('refusals are values', () => {
  test.each([0, 16, 1.5, -1, Number.NaN])('%d guests', (guests) => {
    expect(refusal({ guests })).toEqual({ ok: false, reason: 'invalid_guests' })
  })

  test.each([0, -1, 99.5, Number.NaN, Number.MAX_SAFE_INTEGER])('a price of %d', (price) => {
    expect(refusal({ package: { price, gstExtra: false } })).toEqual({ ok: false, reason: 'invalid_price' })
  })

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('a credit of %d paise', (walletPaise) => {
    expect(refusal({ walletPaise })).toEqual({ ok: false, reason: 'invalid_wallet' })
  })

  test.each([
    ['NOPE', 'Invalid coupon code'],
    ['EXPIRED', 'This coupon has expired'],
    ['WELCOME20', 'Minimum order amount of ₹5,000 required'],
  ])('the coupon %s', (couponCode, message) => {
    const rishikesh = { price: 4950, gstExtra: false }
    expect(refusal({ package: rishikesh, couponCode })).toEqual({
      ok: false,
      reason: 'coupon_invalid',
      message,
    })
  })
})

describe('whatever is asked', () => {
  const anyNumber = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.constantFrom(0, -0, -1, 1, 15, 16, 1.5, 1_00_00_000, 1_00_00_001, 2 ** 53, Number.POSITIVE_INFINITY),
  )
  const anything: fc.Arbitrary<QuoteRequest> = fc.record(
    {
      package: fc.record({
        price: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 1_00_00_000 }) }, anyNumber),
        gstExtra: fc.boolean(),
      }),
      guests: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 15 }) }, anyNumber),
      overseas: fc.boolean(),
      // As content may give it.
      discount: fc.integer({ min: 0, max: 99 }),
      couponCode: fc.oneof(fc.constantFrom('SAVE10', ' welcome20', 'SUMMER15', 'EXPIRED'), typedText),
      walletPaise: fc.oneof(fc.nat(), anyNumber),
    },
    { requiredKeys: ['package', 'guests', 'overseas'] },
  )

  test('it is refused, or every amount is whole rupees that are exact, not negative, and the sum of its parts', () => {
    fc.assert(
      fc.property(anything, (request) => {
        const result = quote({ ...request, coupons })
        if (!result.ok) {
          expect(result.reason).toMatch(/^(invalid_(guests|price|wallet)|coupon_invalid)$/)
          return
        }
        const {
          lines: _,
          included,
          guests,
          couponCode: __,
          originalPaise,
          party: ___,
          ...amounts
        } = result.quote
        const all = [...Object.values(amounts), ...Object.values(included), originalPaise ?? 0]
        expect(
          all.filter((paise) => !(Number.isSafeInteger(paise) && paise >= 0 && paise % 100 === 0)),
        ).toEqual([])
        const { perPersonPaise, subtotalPaise, couponPaise, gstPaise, totalPaise, walletPaise } = amounts
        expect(subtotalPaise).toBe(perPersonPaise * guests)
        expect(couponPaise).toBeLessThanOrEqual(subtotalPaise)
        expect(totalPaise).toBe(subtotalPaise - couponPaise + gstPaise)
        expect(amounts.payablePaise).toBe(totalPaise - walletPaise)
        expect(included.gstPaise + included.tcsPaise).toBeLessThanOrEqual(totalPaise)
        const more = quote({ ...request, coupons, guests: guests + 1 })
        if (more.ok) expect(more.quote.totalPaise).toBeGreaterThanOrEqual(totalPaise)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('for every booking', () => {
  const requests: fc.Arbitrary<QuoteRequest> = fc.record({
    package: fc.record({ price: fc.integer({ min: 5000, max: 185500 }), gstExtra: fc.boolean() }),
    guests: fc.integer({ min: 1, max: 15 }),
    overseas: fc.boolean(),
    discount: fc.integer({ min: 0, max: 20 }),
    couponCode: fc.constantFrom('', 'SAVE10', 'WELCOME20', 'SUMMER15'),
    walletPaise: fc.nat(500_000_00),
  })
  const forEvery = (check: (found: Quote, request: QuoteRequest) => void) =>
    fc.assert(fc.property(requests, (request) => check(quoted(request), request)))

  test('the lines add up to what is payable, which is never negative', () => {
    forEvery(({ lines, payablePaise }) => {
      expect(lines.reduce((sum, line) => sum + line.paise, 0)).toBe(payablePaise)
      expect(payablePaise).toBeGreaterThanOrEqual(0)
    })
  })

  test('every amount is a whole number of rupees', () => {
    forEvery(({ lines, included, originalPaise }) => {
      const amounts = [
        ...lines.map((line) => line.paise),
        included.gstPaise,
        included.tcsPaise,
        originalPaise ?? 0,
      ]
      expect(amounts.filter((paise) => paise % 100 !== 0)).toEqual([])
    })
  })

  test('the wallet gives neither more than it holds nor more than is due', () => {
    forEvery(({ walletPaise, totalPaise }, request) => {
      expect(walletPaise).toBeLessThanOrEqual(request.walletPaise ?? 0)
      expect(walletPaise).toBeLessThanOrEqual(totalPaise)
    })
  })

  test('a coupon and credit never make it dearer', () => {
    forEvery(({ payablePaise }, request) => {
      const plain = quoted({ ...request, couponCode: '', walletPaise: 0 })
      expect(payablePaise).toBeLessThanOrEqual(plain.payablePaise)
    })
  })

  test('one guest more is never cheaper', () => {
    forEvery(({ totalPaise, payablePaise }, request) => {
      if (request.guests === 15) return
      const more = quoted({ ...request, guests: request.guests + 1 })
      expect(more.totalPaise).toBeGreaterThan(totalPaise)
      expect(more.payablePaise).toBeGreaterThanOrEqual(payablePaise)
    })
  })

  test('a date that costs more adds that for each guest before tax and coupon, and one that costs nothing more is the same', () => {
    const more = fc.integer({ min: -2500, max: 20_000 })
    fc.assert(
      fc.property(requests, more, (request, more) => {
        const plain = quoted({ ...request, couponCode: '', walletPaise: 0 })
        const dated = quoted({
          ...request,
          package: packageAt(request.package, more),
          couponCode: '',
          walletPaise: 0,
        })
        expect(dated.subtotalPaise - plain.subtotalPaise).toBe(toPaise(more) * request.guests)
        expect(Math.sign(dated.totalPaise - plain.totalPaise)).toBe(Math.sign(more))
        expect(packageAt(request.package, 0)).toBe(request.package)
      }),
    )
  })

  test('a date has the price of its range, others their own, and the least is one of them', () => {
    const range = { from: '2027-01-23', to: '2027-01-26', more: 1500 }
    const trip = { departures: { prices: [range, { from: '2027-02-01', to: '2027-02-01', more: -500 }] } }
    const dates = ['2027-01-22', '2027-01-23', '2027-01-26', '2027-01-27', '2027-02-01']
    expect(dates.map((date) => moreOn(trip, date))).toEqual([0, 1500, 1500, 0, -500])
    expect([leastMore(trip, dates), leastMore(trip, dates.slice(1, 3)), leastMore(trip, [])]).toEqual([
      -500, 1500, 0,
    ])
  })

  test('an old price is struck through for all guests', () => {
    const sold = { price: 16_999, was: 18_999, gstExtra: false }
    const answer = quote({ package: sold, guests: 3, overseas: false })
    expect(answer.ok && answer.quote.originalPaise).toBe(toPaise(3 * 18_999))
    const dated = quote({ package: packageAt(sold, -500), guests: 3, overseas: false, discount: 10 })
    expect(dated.ok && dated.quote.originalPaise).toBeNull()
  })

  test('the struck original is never below the total, and stands only with a discount', () => {
    forEvery(({ originalPaise, totalPaise }, { discount }) => {
      if (discount === 0) expect(originalPaise).toBeNull()
      else expect(originalPaise).toBeGreaterThanOrEqual(totalPaise)
    })
  })
})
