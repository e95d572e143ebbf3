import { expect, test } from 'vitest'
import { eventCodes, keepWhy, sayEvent } from './event-words.ts'
import { sayRefundReason } from './refund-words.ts'

test('an event is kept as a code with values, and said in words', () => {
  const kept = keepWhy({ code: 'money received', paise: 5_000_00, way: 'upi' })
  expect(kept).toEqual({ why: 'money received', told: { paise: 5_000_00, way: 'upi' } })
  expect(sayEvent(kept)).toBe('₹5,000 received (UPI)')
  expect(sayEvent(keepWhy({ code: 'guests taken off', guests: 2 }))).toBe('2 guests are taken off')
  expect(keepWhy('claimed')).toEqual({ why: 'claimed', told: null })
  expect(sayEvent(keepWhy('claimed'))).toBe('Added to your account')
  expect(eventCodes).toContain('money received')
})

test('rows of before, which held the sentence, say it as it was', () => {
  const before = (why: string) => sayEvent({ why, told: null })
  expect(before('A receipt of ₹500 was taken back')).toBe('A receipt of ₹500 was taken back')
  expect(before('moved to KF-7Q2M9XKD')).toBe('moved to KF-7Q2M9XKD')
  expect(sayRefundReason('The traveller is ill')).toBe('The traveller is ill')
})
