import { expect, test } from 'vitest'
import { filledPercent, groupSeats, sumSeats } from './occupancy.ts'
import { monthsPeriod, quarterOf, quarterPeriod, readMonth, readQuarter, showQuarter } from './periods.ts'
import { groupReasons } from './refund-reasons.ts'
import { readReportFilter, salesBy, writeReportFilter } from './report-filter.ts'
import { groupSales, keptPaise, sumSales } from './sales.ts'
import { coverPan, tcsIn } from './tcs.ts'

test('a month begins at midnight in India, and a quarter is one of the financial year', () => {
  expect(monthsPeriod('2026-10')).toMatchObject({
    from: new Date('2026-09-30T18:30:00Z'),
    until: new Date('2026-10-31T18:30:00Z'),
  })
  expect(monthsPeriod('2026-12').endDay).toBe('2027-01-01')
  expect(['2026-11-18', '2027-01-01', '2026-03-31', '2026-04-01'].map(quarterOf)).toEqual([
    '2026-10',
    '2027-01',
    '2026-01',
    '2026-04',
  ])
  expect(quarterPeriod('2027-01')).toMatchObject({ firstDay: '2027-01-01', endDay: '2027-04-01' })
  expect(showQuarter('2026-10')).toBe('Oct to Dec 2026, Q3 of 26-27')
  expect(showQuarter('2027-01')).toBe('Jan to Mar 2027, Q4 of 26-27')
  expect(['2026-13', '2026-1', "2026-01'", '', null].map(readMonth)).toEqual([null, null, null, null, null])
  expect(readQuarter('2026-11')).toBeNull()
})

test('a report’s address is read as it is written, and what can’t be read is as at first', () => {
  const read = (query: string) => readReportFilter(new URLSearchParams(query), salesBy, '2026-11-18')
  const usual = { by: 'month', first: '2026-04', last: '2026-11', trip: null }
  expect(read('')).toEqual(usual)
  expect(read('by=year&first=2026&last=x&trip=%00')).toEqual(usual)
  expect(read('first=2026-12')).toMatchObject({ first: '2026-12', last: '2026-12' })
  expect(read('first=2020-01&last=2026-10')).toMatchObject({ last: '2022-12' })
  for (const query of ['', '?by=trip&first=2026-01&last=2026-03&trip=lw6', '?last=2026-10'])
    expect(writeReportFilter(read(query), salesBy, '2026-11-18')).toBe(query)
})

test('the tax in each receipt adds up to the booking’s, and what goes back takes its part away', () => {
  const booking = { totalPaise: 100_00, tcsPaise: 1_99 }
  const thirds = [33_33, 33_33, 33_34].map((paise, i, all) =>
    tcsIn({ ...booking, paise, beforePaise: all.slice(0, i).reduce((sum, one) => sum + one, 0) }),
  )
  expect(thirds.reduce((sum, one) => sum + one, 0)).toBe(1_99)
  expect(tcsIn({ ...booking, paise: -100_00, beforePaise: 0 })).toBe(-1_99)
  expect(tcsIn({ ...booking, paise: -50_00, beforePaise: 0 })).toBe(-1_00)
  // More than the price came: it carries no more tax than the price.
  expect(tcsIn({ ...booking, paise: 50_00, beforePaise: 100_00 })).toBe(0)
  expect(coverPan('ABCDE1234F')).toBe('••••••234F')
})

const sale = {
  month: '2026-10',
  tripId: 'a',
  departureId: 'd1',
  title: 'A',
  startDate: '2026-12-01',
  bookings: 1,
  guests: 2,
  invoicedPaise: 100,
  creditedPaise: 0,
  gstPaise: 5,
  tcsPaise: 0,
}

test('sales, seats and reasons are grouped by what is asked for, and add up alike', () => {
  const sales = [
    sale,
    { ...sale, month: '2026-11', creditedPaise: 30 },
    { ...sale, tripId: 'b', invoicedPaise: 900 },
  ]
  for (const by of salesBy) expect(sumSales(groupSales(sales, by))).toEqual(sumSales(sales))
  expect(groupSales(sales, 'month').map(({ key, bookings }) => [key, bookings])).toEqual([
    ['2026-10', 2],
    ['2026-11', 1],
  ])
  expect(groupSales(sales, 'trip').map((row) => [row.key, keptPaise(row)])).toEqual([
    ['b', 900],
    ['a', 170],
  ])
  const seats = {
    tripId: 'a',
    departureId: 'd',
    startDate: '2026-12-01',
    seats: 10,
    sold: 9,
    cancelled: false,
  }
  const departures = [
    seats,
    { ...seats, departureId: 'e', cancelled: true },
    { ...seats, startDate: '2027-01-02' },
  ]
  expect(sumSeats(groupSeats(departures, 'month'))).toEqual({
    departures: 3,
    cancelled: 1,
    seats: 20,
    sold: 18,
  })
  expect(groupSeats(departures, 'departure')).toHaveLength(3)
  expect([filledPercent({ seats: 12, sold: 11 }), filledPercent({ seats: 0, sold: 0 })]).toEqual([91, null])
  const reason = {
    month: '2026-10',
    reason: 'paid twice',
    refunds: 1,
    bookings: 1,
    onlinePaise: 50,
    walletPaise: 0,
  }
  const reasons = groupReasons(
    [reason, { ...reason, month: '2026-11' }, { ...reason, reason: 'x', walletPaise: 900 }],
    'reason',
  )
  expect(reasons.map(({ key, refunds, onlinePaise }) => [key, refunds, onlinePaise])).toEqual([
    ['x', 1, 50],
    ['paid twice', 2, 100],
  ])
})
