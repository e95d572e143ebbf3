import { expect, test } from 'vitest'
import { depositFor, depositRuleOf } from './deposit.ts'

const usual = depositRuleOf({})
const sale = { startDate: '2027-01-02', today: '2026-11-18', totalPaise: 20_001_00, payablePaise: 20_001_00 }

test('a quarter now and the rest 30 days before, for trips 45 days and more away', () => {
  expect(depositFor(usual, sale)).toEqual({ nowPaise: 5_000_00, laterPaise: 15_001_00, dueOn: '2026-12-03' })
  expect(depositFor(usual, { ...sale, today: '2026-11-19' })).toBeNull()
})

test('credit is part of the deposit, and where it pays as much there is none', () => {
  expect(depositFor(usual, { ...sale, payablePaise: 18_001_00 })).toMatchObject({
    nowPaise: 3_000_00,
    laterPaise: 15_001_00,
  })
  expect(depositFor(usual, { ...sale, payablePaise: 15_001_00 })).toBeNull()
  expect(depositFor(usual, { ...sale, payablePaise: 0 })).toBeNull()
})

test('a trip has its own numbers, or none', () => {
  const own = depositRuleOf({ deposit: { percent: 40, fromDays: 90, dueDays: 60 } })
  expect(depositFor(own, sale)).toBeNull()
  expect(depositFor(own, { ...sale, startDate: '2027-03-01' })).toMatchObject({
    nowPaise: 8_000_00,
    dueOn: '2026-12-31',
  })
  expect(depositRuleOf({ deposit: { none: 'Permits are bought with the booking' } })).toBeNull()
})
