import { describe, expect, test } from 'vitest'
import {
  cancellationRows,
  cancellationSentence,
  refundTableOf,
  refundTime,
  refundTone,
} from './cancellation.ts'

describe('the standard table', () => {
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

test('a booking keeps the words of its table with the numbers that refunds are reckoned with', () => {
  expect(refundTableOf('standard').slice(0, 2)).toEqual([
    {
      period: '30+ days',
      description: '100% refund minus a processing fee of ₹500 a booking',
      fromDays: 30,
      refundPercentage: 100,
      feePaise: 500_00,
    },
    { period: '15-29 days', description: '75% refund', fromDays: 15, refundPercentage: 75, feePaise: 0 },
  ])
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
