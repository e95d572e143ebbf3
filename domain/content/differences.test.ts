import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differences, lineOf } from './differences.ts'
import { tripSections } from './fields/trip-fields.ts'

const trip = {
  title: 'Ladakh by Bus',
  price: 18_999,
  months: [5, 6],
  itinerary: [
    { title: 'To Leh', activities: ['Rest'], description: 'A day to get used to the height.' },
    { title: 'Nubra', description: 'Over the pass.' },
    { title: 'Pangong', description: 'Along the lake.' },
    { title: 'Home', description: 'By plane.' },
  ],
  packages: [
    { title: 'Triple Sharing', price: 16_999 },
    { title: 'Double Sharing', price: 18_999 },
  ],
  departures: { weekday: 'sunday', count: 6, seats: 12, seasons: [{ from: '05-01', to: '09-30' }] },
  facts: { ages: { from: 12 }, network: 'One network in Leh.' },
}
type Trip = typeof trip
const lines = (change: (copy: Trip) => void) => {
  const copy = structuredClone(trip)
  change(copy)
  return differences(tripSections, trip, copy).map(lineOf)
}

test('a change is told by the field’s own name, with what was and what is', () => {
  expect(
    lines((copy) => {
      copy.title = 'Ladakh by Train'
      copy.months = [5, 6, 7]
      copy.packages[1] = { title: 'Double Sharing', price: 17_999 }
      copy.departures.weekday = 'saturday'
      copy.facts.ages.from = 14
      copy.facts.network =
        'One network in Leh, none beyond it, whichever you have, so tell your people before.'
    }),
  ).toEqual([
    'Title: Ladakh by Bus → Ladakh by Train',
    'Months in which it runs: May, June → May, June, July',
    'Ages, Smallest age: 12 → 14',
    'Network: text changed',
    'Price for each guest of Double Sharing: ₹18,999 → ₹17,999',
    'Departures, Weekday: Sunday → Saturday',
  ])
})

test('days that come, go and move are told as that, and what only follows them has not changed', () => {
  expect(
    lines(({ itinerary }) => itinerary.splice(1, 0, { title: 'Rest in Leh', description: 'Nothing.' })),
  ).toEqual(['Day 2, Rest in Leh: added'])
  expect(lines(({ itinerary }) => itinerary.splice(1, 1))).toEqual(['Day 2, Nubra: removed'])
  expect(lines(({ itinerary }) => itinerary.push(...itinerary.splice(1, 1)))).toEqual([
    'Day 4, Nubra: moved, it was day 2',
  ])
  expect(
    lines(({ itinerary }) => {
      const [day] = itinerary.splice(2, 1)
      if (day) itinerary.splice(1, 0, { ...day, description: 'Along the lake, slowly.' })
    }),
  ).toEqual([
    'Day 2, Pangong: moved, it was day 3',
    'Day 2, What happens: Along the lake. → Along the lake, slowly.',
  ])
})

test('the order of what was ticked says nothing', () => {
  expect(lines((copy) => copy.months.reverse())).toEqual([])
})

test('another shape of the same field is told by its name', () => {
  expect(
    lines((copy) => {
      Object.assign(copy, { departures: { smallest: 4, decideDays: 20, dates: [] } })
    }),
  ).toEqual(['Departures: On a weekday of its seasons → On dates of its own'])
  expect(lines((copy) => Reflect.deleteProperty(copy, 'departures'))).toEqual([
    'Departures: On a weekday of its seasons → None: it is asked for, or leaves on any day',
  ])
})

test('nothing differs from itself, and whatever differs is told', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(trip.itinerary), fc.string(), (itinerary, title) => {
      const copy = { ...trip, itinerary, title }
      expect(differences(tripSections, copy, copy)).toEqual([])
      const isSame = JSON.stringify(copy) === JSON.stringify(trip)
      expect(differences(tripSections, trip, copy).length > 0).toBe(!isSame)
    }),
    { numRuns: 200, seed: 20261119 },
  )
})
