import { expect, test } from 'vitest'
import { refundSchedule } from './refund-schedule.ts'

const booking = { policy: 'standard', startDate: '2027-06-12', totalPaise: 68_398_00 } as const
const short = (today: string, change = {}) =>
  refundSchedule({ ...booking, ...change }, today).map(({ until, refundPaise }) => [until, refundPaise / 100])

test('the steps of a booking are those of its table, each to its last day', () => {
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
  expect(short('2026-11-15', { leftPaise: 50_000_00 })).toEqual([
    ['2027-05-28', 50_000],
    ['2027-06-05', 34_199],
    ['2027-06-09', 17_100],
    [null, 0],
  ])
  expect(short('2026-11-15', { leftPaise: 0 })).toEqual([[null, 0]])
})
