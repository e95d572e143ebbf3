import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCoupon, couponCheckFailed, couponDelay, findCoupon, firstBookingCode } from './coupon.ts'
import { toPaise } from './money.ts'

const message = (code: string, rupees: number) => {
  const check = checkCoupon(code, toPaise(rupees))
  return check.ok ? null : check.message
}

test.each([
  ['SAVE10', 10, undefined],
  ['WELCOME20', 20, 5000],
  ['SUMMER15', 15, undefined],
  ['EXPIRED', 25, undefined],
])('%s stands for %d%%', (code, percent, minimum) => {
  expect(findCoupon(code)).toMatchObject({ code, discountPercentage: percent })
  expect(findCoupon(code)?.minimumAmount).toBe(minimum)
})

test.each([
  ['SAVE10', 37999, 3800],
  ['SUMMER15', 37999, 5700],
  ['WELCOME20', 16750, 3350],
  ['SAVE10', 4975, 498],
])('%s on ₹%d takes off ₹%d', (code, rupees, off) => {
  expect(checkCoupon(code, toPaise(rupees))).toMatchObject({ ok: true, discountPaise: toPaise(off) })
})

test('capitals and blanks do not matter', () => {
  expect(checkCoupon(' save10 ', toPaise(1000)).ok).toBe(true)
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
        const check = checkCoupon(code, toPaise(rupees))
        if (!check.ok) throw new Error(check.message)
        const exact = (toPaise(rupees) * check.coupon.discountPercentage) / 100
        expect(check.discountPaise - exact).toBeLessThanOrEqual(50)
        expect(check.discountPaise - exact).toBeGreaterThan(-50)
        expect(check.discountPaise % 100).toBe(0)
      },
    ),
  )
})

test('the first-booking offer grants its 15%', () => {
  expect(findCoupon(firstBookingCode)).toMatchObject({ discountPercentage: 15, isValid: true })
})

test('the box validates for a second and knows what to say when that fails', () => {
  expect(couponDelay).toBe(1000)
  expect(couponCheckFailed).toBe('Failed to validate coupon. Please try again.')
})
