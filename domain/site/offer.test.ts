import { expect, test } from 'vitest'
import { isOfferOpen, offerWarnings } from './offer.ts'

const offer = { lastDay: '2027-03-31' }

test('an offer stands up to and with its last day', () => {
  expect(isOfferOpen(offer, '2027-03-31')).toBe(true)
  expect(isOfferOpen(offer, '2027-04-01')).toBe(false)
})

test.each([
  ['2027-02-28', []],
  ['2027-03-01', ['The offer of content/pages/contact-landing.ts ends on 31 Mar 2027']],
  ['2027-03-31', ['The offer of content/pages/contact-landing.ts ends on 31 Mar 2027']],
  ['2027-04-01', ['The offer of content/pages/contact-landing.ts ended on 31 Mar 2027 and is not shown']],
])('on %s a start says %j', (today, warnings) => {
  expect(offerWarnings(offer, today)).toEqual(warnings)
})
