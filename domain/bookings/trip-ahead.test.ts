import { expect, test } from 'vitest'
import { bookedRun, mapsHrefOf, sayDaysToGo } from './trip-ahead.ts'

const facts = {
  run: { confirmed: false, text: 'Runs once 4 more travellers have booked, decided on 30 Nov' },
  booked: 2,
  smallest: 6,
  decideOn: '2026-11-30',
  deciding: false,
}
const own = { guests: 2, backPaise: 841_500 }

test.each([
  [17, '17 days to go'],
  [1, 'Tomorrow'],
  [0, 'Today'],
  [-1, 'Under way'],
])('%d days ahead is %s', (days, said) => {
  expect(sayDaysToGo(days)).toBe(said)
})

test('until it is decided, one’s own seats are counted and the sum that comes back is named', () => {
  expect(bookedRun(facts, own)).toMatchObject({
    state: 'waits',
    text: facts.run.text,
    note: '2 of 6 so far: the two of you. If it doesn’t run, all ₹8,415 comes back.',
  })
  expect(bookedRun({ ...facts, booked: 5 }, { ...own, guests: 1 }).note).toMatch(
    /^5 of 6 so far, you among them\./,
  )
})

test('once enough have booked it runs, and once its day is over we decide', () => {
  const confirmed = { confirmed: true, text: 'Confirmed' }
  expect(bookedRun({ ...facts, run: confirmed, booked: 6 }, own)).toMatchObject({
    state: 'runs',
    text: 'It runs: 6 travellers have booked',
    note: null,
  })
  expect(bookedRun({ ...facts, run: confirmed, booked: 10 }, own).text).toBe(
    'It runs: 10 travellers have booked, and 6 were needed',
  )
  expect(bookedRun({ ...facts, run: confirmed, booked: 2, smallest: 1 }, own).text).toBe(
    'It runs: 2 travellers have booked, and 1 was needed',
  )
  expect(bookedRun({ ...facts, run: confirmed }, own).text).toBe('It runs: we have decided so')
  expect(bookedRun({ ...facts, deciding: true }, own)).toMatchObject({
    state: 'deciding',
    text: 'Too few travellers have booked. We are deciding whether it runs.',
    note: 'We write to you as soon as it is decided. If it doesn’t run, all ₹8,415 comes back.',
  })
})

test('a map is asked for a place’s own words, and not for one that is told later', () => {
  expect(mapsHrefOf('Delhi, outside Kashmere Gate metro station')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Delhi%2C+outside+Kashmere+Gate+metro+station',
  )
  for (const place of [
    'Your hotel in Shimla, or the bus stand',
    'Lobby of your 4-star hotel in Bur Dubai, named on the voucher',
    'Leh, the place will be shared',
  ])
    expect(mapsHrefOf(place)).toBeNull()
})
