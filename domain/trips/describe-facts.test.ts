import { expect, test } from 'vitest'
import { makeFacts } from '../../tests/factories/facts.ts'
import { briefly, type DescribedTrip, describeFacts } from './describe-facts.ts'
import type { TripFacts } from './trip-facts.ts'

const day = { title: '', description: '', activities: [], meals: [], stay: '' }
const inWords = (facts: Partial<TripFacts>, trip: Partial<DescribedTrip> = {}) =>
  describeFacts({
    country: 'India',
    duration: '3D/2N',
    itinerary: [day, day, day],
    facts: makeFacts(2, facts),
    tags: [],
    ...trip,
  })

test('a group says from how many it runs, and a private party how many it takes', () => {
  const departures = { smallest: 6, decideDays: 21, dates: [{ start: '2027-06-12', seats: 24 }] }
  expect(inWords({}, { departures }).group).toMatchObject({
    lead: '6 to 24 people.',
    note: expect.stringContaining('once 6 have booked. If fewer have booked 21 days before'),
  })
  expect(inWords({ party: { smallest: 2, largest: 4 } }).group.lead).toBe(
    '2 to 4 people, only your own party.',
  )
  expect(inWords({}).group.lead).toBe('Up to 15 people.')
})

test('ages and the price of a child', () => {
  expect(inWords({ ages: { from: 0 } }).ages.lead).toBe('All ages.')
  expect(inWords({ ages: { from: 18, to: 60 } }).ages.lead).toBe('18 to 60 years.')
  expect(inWords({ child: { from: 5, to: 11, price: 12_900, note: 'With a mattress' } }).child).toEqual({
    lead: '₹12,900',
    text: 'for children of 5 to 11 years. With a mattress.',
  })
})

test('nights are numbered, and summed up by how one mostly sleeps', () => {
  const { nights, rooms } = inWords({
    nights: [
      { count: 1, place: 'Leh', room: 'Hotel', sharing: 'Twin', washroom: 'own', examples: ['A', 'B'] },
      { count: 2, place: 'Hanle', room: 'Homestay', sharing: 'Twin', washroom: 'shared' },
      { count: 3, place: 'Manali', room: 'Hostel', sharing: 'Dormitory of 6', washroom: 'own' },
    ],
  })
  expect(nights).toEqual([
    { label: 'Night 1', lead: 'Leh:', text: 'Hotel, twin, own washroom', note: 'A or B, or similar' },
    { label: 'Nights 2 and 3', lead: 'Hanle:', text: 'Homestay, twin, shared washroom' },
    { label: 'Nights 4 to 6', lead: 'Manali:', text: 'Hostel, dormitory of 6, own washroom' },
  ])
  expect(rooms).toBe('Mostly twin, own washroom on 4 of 6 nights')
})

test('nights on the way are counted apart from those in a room', () => {
  const seat = { count: 1, room: 'Coach', sharing: 'Seat', washroom: 'none' as const }
  const { rooms } = inWords({
    nights: [
      { ...seat, place: 'Delhi to Bir' },
      { count: 1, place: 'Bir', room: 'Guesthouse', sharing: 'Double', washroom: 'own' },
      { ...seat, place: 'Bir to Delhi' },
    ],
  })
  expect(rooms).toBe('Double, own washroom, 2 nights in a seat')
})

test('a railhead is named, or said to be out of reach', () => {
  const railhead = { name: 'Srinagar (Nowgam)', transfer: 'About 420 km by road' }
  expect(inWords({ railhead }).railhead).toEqual({
    lead: 'Srinagar (Nowgam).',
    text: 'About 420 km by road.',
  })
  expect(inWords({ railhead: { none: 'No train goes to the islands' } }).railhead).toEqual({
    text: 'No train goes to the islands.',
  })
})

test('a date of checking names what was looked at', () => {
  const said = (what: string, country = 'India') => {
    const papers = [{ what, by: 'you' as const, when: 'Before you book' }]
    return inWords({ papers, sourcesUntil: '2026-05-20' }, { country }).checked
  }
  expect(said('Photo identity card')).toBe(
    'Opening times and fees as published by 20 May 2026. They may change.',
  )
  expect(said('Inner Line Permit')).toMatch(/^Permits and fees as published/)
  expect(said('Yatra registration')).toMatch(/^Registration rules and fees as/)
  expect(said('Passport valid for six months', 'Nepal')).toMatch(/^Visa rules and fees as/)
})

test('a place is told in short where one line must do', () => {
  const meet = { place: 'Arrivals hall, Bali (DPS); the driver waits', time: '2:00 pm' }
  const { meetBriefly, endBriefly } = inWords({ meet, end: { ...meet, time: '9:00 am' } })
  expect(meetBriefly).toBe('2:00 pm · Arrivals hall, Bali')
  expect(endBriefly).toBe('9:00 am on day 3, where we met')
})

test('a place in brief ends where its explanation begins, and an hour is none', () => {
  expect(briefly('Delhi station, Ajmeri Gate side (others join in Chandigarh at 2:30 pm)')).toBe(
    'Delhi station, Ajmeri Gate side',
  )
  expect(briefly('Hotel off the Mall Road, Manali; the captain sends its name')).toBe(
    'Hotel off the Mall Road, Manali',
  )
  expect(briefly('Leh airport: arrivals')).toBe('Leh airport')
})
