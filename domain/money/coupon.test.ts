import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleCoupons } from '../../tests/factories/coupons.ts'
import {
  type CouponBook,
  checkCoupon,
  couponCheckFailed,
  couponDelay,
  findCoupon,
  listCoupons,
} from './coupon.ts'
import { toPaise } from './money.ts'

const book: CouponBook = { coupons: sampleCoupons, today: '2026-11-20' }

const message = (code: string, rupees: number) => {
  const check = checkCoupon(book, code, toPaise(rupees))
  return check.ok ? null : check.message
}

test.each([
  ['SAVE10', 10, undefined],
  ['WELCOME20', 20, 5000],
  ['SUMMER15', 15, undefined],
  ['EXPIRED', 25, undefined],
])('%s stands for %d%%', (code, percent, minimum) => {
  expect(findCoupon(book, code)).toMatchObject({ code, discountPercentage: percent })
  expect(findCoupon(book, code)?.minimumAmount).toBe(minimum)
})

test.each([
  ['SAVE10', 37999, 3800],
  ['SUMMER15', 37999, 5700],
  ['WELCOME20', 16750, 3350],
  ['SAVE10', 4975, 498],
])('%s on ₹%d takes off ₹%d', (code, rupees, off) => {
  expect(checkCoupon(book, code, toPaise(rupees))).toMatchObject({ ok: true, discountPaise: toPaise(off) })
})

test('capitals and blanks do not matter', () => {
  expect(checkCoupon(book, ' save10 ', toPaise(1000)).ok).toBe(true)
})

describe('refusals', () => {
  test.each(['NOPE', '', 'SAVE1', 'SAVE10X', 'toString'])('%j is unknown', (code) => {
    expect(message(code, 10000)).toBe('Invalid coupon code')
  })

  test('an expired code is refused at any amount', () => {
    expect(message('expired', 100000)).toBe('This coupon has expired')
  })

  test('the minimum counts from its own rupee on', () => {
    expect(message('WELCOME20', 4999)).toBe('Minimum order amount of ₹5,000 required')
    expect(message('WELCOME20', 5000)).toBeNull()
  })
})

test('a discount is its percent, to the nearest rupee', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('SAVE10', 'WELCOME20', 'SUMMER15'),
      fc.integer({ min: 5000, max: 3_000_000 }),
      (code, rupees) => {
        const check = checkCoupon(book, code, toPaise(rupees))
        if (!check.ok) throw new Error(check.message)
        const exact = (toPaise(rupees) * check.coupon.discountPercentage) / 100
        expect(check.discountPaise - exact).toBeLessThanOrEqual(50)
        expect(check.discountPaise - exact).toBeGreaterThan(-50)
        expect(check.discountPaise % 100).toBe(0)
      },
    ),
  )
})

test('a code holds from its first day to its last, and nobody hears of it before', () => {
  const days = {
    code: 'DIWALI12',
    discountPercentage: 12,
    description: '12% off',
    firstDay: '2026-10-01',
    lastDay: '2026-10-31',
  }
  const on = (today: string) => {
    const check = checkCoupon({ coupons: [days], today }, 'diwali12', toPaise(1000))
    return check.ok || check.reason
  }
  expect(['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01'].map(on)).toEqual([
    'unknown',
    true,
    true,
    'expired',
  ])
  expect(listCoupons({ coupons: [days], today: '2026-11-01' }, toPaise(1000))).toEqual([])
})

test('the box validates for a second and knows what to say when that fails', () => {
  expect(couponDelay).toBe(1000)
  expect(couponCheckFailed).toBe('Failed to validate coupon. Please try again.')
})
