import { expect, test } from 'vitest'
import { whatChanged } from './what-changed.ts'

const steps = [{ until: '2027-05-13' }, { until: '2027-05-28' }, { until: null }]
const before = { sentBefore: 0, refundSteps: steps }

test('only a reason that is known is told', () => {
  expect(whatChanged(before, { ...before, refundSteps: steps.slice(1) })).toBe('new day')
  expect(whatChanged(before, { ...before, sentBefore: 1_500 })).toBe('sent meanwhile')
  expect(whatChanged(before, before)).toBe('unknown')
  expect(whatChanged(before, { ...before, refundSteps: [] })).toBe('too late')
})
