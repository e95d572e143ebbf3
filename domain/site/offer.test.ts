import { expect, test } from 'vitest'
import { offerWarnings, openOffer } from './offer.ts'

const coupon = {
  code: 'SUMMER15',
  discountPercentage: 15,
  description: '15% off',
  firstDay: '2027-01-01',
  lastDay: '2027-03-31',
}
const offering = { contactLanding: { offer: { code: 'SUMMER15' } }, coupons: [coupon] }

test.each([
  ['2026-12-31', null],
  ['2027-01-01', coupon],
  ['2027-03-31', coupon],
  ['2027-04-01', null],
])('an offer stands from its first day to its last: on %s', (today, open) => {
  expect(openOffer(offering, today)).toBe(open)
})

test('an offer without its coupon is none', () => {
  expect(openOffer({ ...offering, coupons: [] }, '2027-01-01')).toBeNull()
})

test.each([
  ['2027-02-28', []],
  ['2027-03-01', ['The offer SUMMER15 ends on 31 Mar 2027']],
  ['2027-03-31', ['The offer SUMMER15 ends on 31 Mar 2027']],
  ['2027-04-01', ['The offer SUMMER15 ended on 31 Mar 2027 and is not shown']],
])('on %s a start says %j', (today, warnings) => {
  expect(offerWarnings(coupon, today)).toEqual(warnings)
})
