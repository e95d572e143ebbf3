import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { type CancellationPolicy, processingFeePaise, refundTerms } from '#domain/money/cancellation.ts'
import { toPaise } from '#domain/money/money.ts'
import { asCredit, type Refundable, refundOn, refundsAhead, wholeRefund } from './refund-amount.ts'

const startDate = '2027-06-12'
const policies = fc.constantFrom('standard' as const, 'rishikesh' as const)
const paid = fc.nat(3_000_000).map(toPaise)

function booking(totalPaise: number, change: Partial<Refundable> = {}): Refundable {
  const left = { onlinePaise: totalPaise, walletPaise: 0 }
  return {
    refundTable: refundTerms('standard'),
    startDate,
    totalPaise,
    left,
    owedPaise: 0,
    feeTaken: false,
    ...change,
  }
}

function refundAt(days: number, totalPaise: number, policy: CancellationPolicy = 'standard') {
  return refundOn(booking(totalPaise, { refundTable: refundTerms(policy) }), addDays(startDate, -days))
}

describe('by the days before departure', () => {
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
    [1, 0, 0],
  ])('%d days before: %d%%, ₹%d of ₹10,000', (days, percentage, rupees) => {
    expect(refundAt(days, toPaise(10000))).toMatchObject({ percentage, refundPaise: toPaise(rupees) })
  })

  test.each([
    [30, 9500],
    [15, 7500],
    [7, 5000],
    [6, 0],
    [3, 0],
  ])('of a trip to Rishikesh %d days before: ₹%d of ₹10,000', (days, rupees) => {
    expect(refundAt(days, toPaise(10000), 'rishikesh')?.refundPaise).toBe(toPaise(rupees))
  })

  test('once the trip has begun there is none', () => {
    expect([refundAt(0, toPaise(10000)), refundAt(-3, toPaise(10000))]).toEqual([null, null])
  })

  test('the fee is taken from the first row alone', () => {
    expect(refundAt(45, toPaise(37999))?.feePaise).toBe(processingFeePaise)
    expect(refundAt(20, toPaise(37999))?.feePaise).toBe(0)
  })

  test('amounts are rounded half-up to the rupee', () => {
    expect(refundAt(20, toPaise(37999))?.refundPaise).toBe(toPaise(28499))
    expect(refundAt(10, toPaise(37999))?.refundPaise).toBe(toPaise(19000))
  })

  test('no refund is negative or above what was paid, and waiting a day never pays', () => {
    fc.assert(
      fc.property(policies, fc.integer({ min: 1, max: 400 }), paid, (policy, days, paidPaise) => {
        const refundPaise = refundAt(days, paidPaise, policy)?.refundPaise
        expect(refundPaise).toBeGreaterThanOrEqual(0)
        expect(refundPaise).toBeLessThanOrEqual(paidPaise)
        expect(refundPaise).toBeLessThanOrEqual(refundAt(days + 1, paidPaise, policy)?.refundPaise ?? 0)
      }),
    )
  })
})

describe('by the way it was paid', () => {
  test('each gets its share back, and no more than it gave', () => {
    const left = { onlinePaise: toPaise(8000), walletPaise: toPaise(2000) }
    const half = refundOn(booking(toPaise(10000), { left }), addDays(startDate, -20))
    expect(half).toMatchObject({ toWalletPaise: toPaise(1500), toOnlinePaise: toPaise(6000) })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), paid, paid, (days, onlinePaise, walletPaise) => {
        const whole = booking(onlinePaise + walletPaise, { left: { onlinePaise, walletPaise } })
        const refund = refundOn(whole, addDays(startDate, -days))
        if (!refund) throw new Error('there is a refund before the start')
        expect(refund.toWalletPaise + refund.toOnlinePaise).toBe(refund.refundPaise)
        expect(refund.toWalletPaise).toBeLessThanOrEqual(walletPaise)
        expect(refund.toOnlinePaise).toBeLessThanOrEqual(onlinePaise)
      }),
    )
  })

  test('after whatever came back before: whole rupees, each way no more than is left of it', () => {
    const rupees = (most: number) => fc.nat(most).map(toPaise)
    const dearest = 1_00_00_000 * 15
    fc.assert(
      fc.property(
        policies,
        fc.integer({ min: 1, max: 60 }),
        rupees(dearest),
        rupees(dearest / 2),
        rupees(dearest / 2),
        (policy, days, totalPaise, onlinePaise, walletPaise) => {
          const left = { onlinePaise, walletPaise }
          const whole = booking(totalPaise, { refundTable: refundTerms(policy), left })
          for (const refund of [refundOn(whole, addDays(startDate, -days)), wholeRefund(whole)]) {
            if (!refund) throw new Error('there is a refund before the start')
            const { percentage: _, ...amounts } = refund
            const all = Object.values(amounts)
            expect(all.filter((paise) => !(paise >= 0 && paise % 100 === 0))).toEqual([])
            expect(refund.toWalletPaise + refund.toOnlinePaise).toBe(refund.refundPaise)
            expect(refund.toWalletPaise).toBeLessThanOrEqual(walletPaise)
            expect(refund.toOnlinePaise).toBeLessThanOrEqual(onlinePaise)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('as credit all of it goes to the wallet', () => {
    const left = { onlinePaise: toPaise(8000), walletPaise: toPaise(2000) }
    expect(asCredit(wholeRefund({ left }))).toMatchObject({ toWalletPaise: toPaise(10000), toOnlinePaise: 0 })
  })

  test('when we cancel, all that is left goes back by the ways it came', () => {
    const left = { onlinePaise: toPaise(5000), walletPaise: toPaise(2000) }
    expect(wholeRefund({ left })).toMatchObject({
      refundPaise: toPaise(7000),
      toWalletPaise: toPaise(2000),
      toOnlinePaise: toPaise(5000),
    })
  })
})

describe('the steps ahead', () => {
  const short = (today: string, change: Partial<Refundable> = {}) =>
    refundsAhead(booking(68_398_00, change), today).map(({ until, refundPaise }) => [
      until,
      refundPaise / 100,
    ])

  test('are those of the table, each to its last day', () => {
    expect(short('2026-11-15')).toEqual([
      ['2027-05-13', 67_898],
      ['2027-05-28', 51_299],
      ['2027-06-05', 34_199],
      ['2027-06-09', 17_100],
      [null, 0],
    ])
  })

  test('the day itself still counts, and the day after does not', () => {
    expect(short('2027-05-13')[0]).toEqual(['2027-05-13', 67_898])
    expect(short('2027-05-14')[0]).toEqual(['2027-05-28', 51_299])
    expect(short('2027-06-10')).toEqual([[null, 0]])
    expect(short('2027-06-12')).toEqual([])
  })

  test('no more comes back than is left; days with the same amount are one step', () => {
    expect(short('2026-11-15', { left: { onlinePaise: 50_000_00, walletPaise: 0 } })).toEqual([
      ['2027-05-28', 50_000],
      ['2027-06-05', 34_199],
      ['2027-06-09', 17_100],
      [null, 0],
    ])
    expect(short('2026-11-15', { left: { onlinePaise: 0, walletPaise: 0 } })).toEqual([[null, 0]])
  })
})
