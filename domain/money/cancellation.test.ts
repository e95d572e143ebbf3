import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cancellationRows,
  cancellationSentence,
  processingFeePaise,
  refundFor,
  refundTime,
  refundTone,
  splitRefund,
} from './cancellation.ts'
import { toPaise } from './money.ts'

const policies = fc.constantFrom('standard' as const, 'rishikesh' as const)
const paid = fc.nat(3_000_000).map(toPaise)

describe('the standard table', () => {
  test.each([
    [400, 100, 9500],
    [30, 100, 9500],
    [29, 75, 7500],
    [15, 75, 7500],
    [14, 50, 5000],
    [7, 50, 5000],
    [6, 25, 2500],
    [3, 25, 2500],
    [2, 0, 0],
    [0, 0, 0],
    [-3, 0, 0],
  ])('%d days before: %d%%, ₹%d of ₹10,000', (days, percentage, rupees) => {
    expect(refundFor('standard', days, toPaise(10000))).toMatchObject({
      percentage,
      refundPaise: toPaise(rupees),
    })
  })

  test('reads as rows', () => {
    expect(cancellationRows('standard').map((row) => [row.period, row.refundPercentage, row.tone])).toEqual([
      ['30+ days', 100, 'green'],
      ['15-29 days', 75, 'green'],
      ['7-14 days', 50, 'yellow'],
      ['3-6 days', 25, 'yellow'],
      ['0-2 days', 0, 'red'],
    ])
    expect(cancellationRows('standard').map((row) => row.description)).toEqual([
      '100% refund minus a processing fee of ₹500 a booking',
      '75% refund',
      '50% refund',
      '25% refund',
      'No refund',
    ])
  })

  test('reads as a sentence', () => {
    expect(cancellationSentence('standard')).toBe(
      'By the days left before departure, you get back: 30+ days, 100% minus a processing fee of ₹500 a booking; ' +
        '15-29 days, 75%; 7-14 days, 50%; 3-6 days, 25%; 0-2 days, nothing.',
    )
  })
})

describe('the Rishikesh table', () => {
  test.each([
    [30, 9500],
    [15, 7500],
    [7, 5000],
    [6, 0],
    [3, 0],
  ])('%d days before: ₹%d of ₹10,000', (days, rupees) => {
    expect(refundFor('rishikesh', days, toPaise(10000)).refundPaise).toBe(toPaise(rupees))
  })

  test('ends with six days', () => {
    expect(cancellationRows('rishikesh').map((row) => row.period)).toEqual([
      '30+ days',
      '15-29 days',
      '7-14 days',
      '0-6 days',
    ])
    expect(cancellationSentence('rishikesh')).toMatch(/7-14 days, 50%; 0-6 days, nothing\.$/)
  })
})

test('the fee is taken from the first row alone', () => {
  expect(refundFor('standard', 45, toPaise(37999)).feePaise).toBe(processingFeePaise)
  expect(refundFor('standard', 20, toPaise(37999)).feePaise).toBe(0)
})

test('refunds are rounded half-up to the rupee', () => {
  expect(refundFor('standard', 20, toPaise(37999)).refundPaise).toBe(toPaise(28499))
  expect(refundFor('standard', 10, toPaise(37999)).refundPaise).toBe(toPaise(19000))
})

test('a refund is never negative, never above what was paid', () => {
  fc.assert(
    fc.property(policies, fc.integer({ min: -30, max: 400 }), paid, (policy, days, paidPaise) => {
      const { refundPaise } = refundFor(policy, days, paidPaise)
      expect(refundPaise).toBeGreaterThanOrEqual(0)
      expect(refundPaise).toBeLessThanOrEqual(paidPaise)
    }),
  )
})

test('waiting a day never pays', () => {
  fc.assert(
    fc.property(policies, fc.integer({ min: 0, max: 60 }), paid, (policy, days, paidPaise) => {
      const today = refundFor(policy, days + 1, paidPaise).refundPaise
      expect(refundFor(policy, days, paidPaise).refundPaise).toBeLessThanOrEqual(today)
    }),
  )
})

test('each way of paying gets back no more than it gave', () => {
  expect(splitRefund(toPaise(7500), { onlinePaise: toPaise(8000), walletPaise: toPaise(2000) })).toEqual({
    toWalletPaise: toPaise(1500),
    toOnlinePaise: toPaise(6000),
  })
  fc.assert(
    fc.property(policies, fc.nat(60), paid, paid, (policy, days, onlinePaise, walletPaise) => {
      const { refundPaise } = refundFor(policy, days, onlinePaise + walletPaise)
      const { toWalletPaise, toOnlinePaise } = splitRefund(refundPaise, { onlinePaise, walletPaise })
      expect(toWalletPaise + toOnlinePaise).toBe(refundPaise)
      expect(toWalletPaise).toBeLessThanOrEqual(walletPaise)
      expect(toOnlinePaise).toBeLessThanOrEqual(onlinePaise)
    }),
  )
})

test('badges: 75 and above green, 25 and above yellow, otherwise red', () => {
  expect([100, 75, 74, 25, 24, 0].map(refundTone)).toEqual([
    'green',
    'green',
    'yellow',
    'yellow',
    'red',
    'red',
  ])
})

test('refunds arrive in the promised time', () => {
  expect(refundTime).toBe('7-10 working days')
})
