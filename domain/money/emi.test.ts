import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emiPlans, hasEmi } from './emi.ts'
import { toPaise } from './money.ts'

test('only totals above ₹15,000 can be paid in instalments', () => {
  expect(hasEmi(toPaise(15000))).toBe(false)
  expect(emiPlans(toPaise(15000), 15)).toEqual([])
  expect(emiPlans(toPaise(15001), 15).map((plan) => plan.months)).toEqual([3, 6, 9, 12])
})

test('a lakh over a year at 12% is ₹8,885 a month', () => {
  expect(emiPlans(toPaise(100000), 12).at(-1)).toEqual({
    months: 12,
    monthlyPaise: toPaise(8885),
    interestPaise: toPaise(6618),
    totalPaise: toPaise(106618),
  })
})

test('without interest the total is only divided', () => {
  expect(emiPlans(toPaise(37999), 0)[0]).toEqual({
    months: 3,
    monthlyPaise: toPaise(12666),
    interestPaise: 0,
    totalPaise: toPaise(37999),
  })
})

test.each([-1, Number.NaN])('a rate of %d has no plan', (rate) => {
  expect(emiPlans(toPaise(50000), rate)).toEqual([])
})

test('instalments cover the total to a few rupees; longer is lighter and dearer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 15001, max: 3_000_000 }),
      fc.double({ min: 1, max: 36, noNaN: true }),
      (rupees, rate) => {
        const plans = emiPlans(toPaise(rupees), rate)
        for (const { months, monthlyPaise, totalPaise } of plans) {
          expect(Math.abs(months * monthlyPaise - totalPaise)).toBeLessThanOrEqual(toPaise(months))
        }
        for (const [i, plan] of plans.slice(1).entries()) {
          expect(plan.monthlyPaise).toBeLessThan(plans[i]?.monthlyPaise ?? 0)
          expect(plan.interestPaise).toBeGreaterThan(plans[i]?.interestPaise ?? 0)
        }
      },
    ),
  )
})
