import { describe, expect, test } from 'vitest'
import { makeContent, makePlace, makeTrip } from '../tests/factories/content.ts'
import { inFacts, inPost, inTrip, linesAfter, testCaught, tripIn } from '../tests/factories/defects.ts'
import { checkContent } from './checked-content.ts'

const group = { smallest: 4, decideDays: 14 }

test('content without a defect has no problem', () => {
  expect(linesAfter(() => {})).toEqual([])
})

test('a valid file becomes a trip with its places, nights, defaults and category', () => {
  const raw = makeContent()
  raw.trips.push({ file: 'trips/leh-in-snow-trek.ts', value: makeTrip('snow') })
  const { content } = checkContent(raw, raw.pages, null)
  const trip = content.trips.find(({ id }) => id === 'snow')
  expect(trip).toMatchObject({ category: 'adventure', country: 'India', cancellation: 'standard', tags: [] })
  expect(trip?.route).toEqual([
    { place: { ...makePlace(), country: 'India' }, night: true },
    { place: expect.objectContaining({ id: 'hunder', altitude: 3111 }), night: false },
  ])
  expect(content).toMatchObject({ lists: raw.pages.lists, privacy: raw.pages.privacy })
})

test('a broken file is left out, and nobody who names its trip is blamed', () => {
  const raw = makeContent()
  Object.assign(tripIn(raw, 'p3'), { price: 'dear' })
  const { content, problems } = checkContent(raw, raw.pages, raw.pictures)
  expect(content.trips.map(({ id }) => id)).not.toContain('p3')
  expect(problems).toEqual([
    { file: 'trips/p3.ts', field: 'price', message: 'write a number without quotes, not "dear"' },
  ])
})

/** Each of them is wrong. */
const spoiltFacts = {
  meet: { place: 'The main gate, TBA', time: '1:00 am' },
  airport: { name: 'Leh', transfer: 'By taxi, as you like' },
  party: { smallest: 2, largest: 4 },
  ages: { from: 18, to: 17 },
  fitness: 'Only for those who are fit',
  nights: [{ count: 2, place: 'Leh', room: 'Homestay', sharing: 'Twin', washroom: 'own' }],
  network: 'Good until the gate shuts at nine',
  insurance: 'No insurance is included',
  papers: [{ what: 'Forest permit', by: 'you', when: 'On day 1' }],
  sourcesUntil: '2026-02-30',
}

test('every rule takes part in the check', () => {
  const lines = linesAfter((content) => {
    const { pages, places } = content
    places.push({ file: 'places/twin.ts', value: makePlace() })
    places.push({ file: 'places/fort.ts', value: makePlace({ id: 'fort' }) })
    tripIn(content, 'p1').placesCovered.pop()
    tripIn(content, 'p6').cover = 'zanskar/day'
    for (const day of tripIn(content, 'p4').itinerary)
      day.description = `Leh (1 m) ${'considerable '.repeat(20)}`
    Object.assign(tripIn(content, 'p5'), { ...tripIn(content, 'p3'), id: 'p5', duration: '9D/8N' })
    inTrip('lw6', { price: 40_000, departures: undefined })(content)
    inTrip('lw1', {
      region: undefined,
      departures: { ...group, dates: [{ start: '2027-02-30', seats: 9 }] },
    })(content)
    inPost({ trips: ['none'], body: `{phone} [a](/nowhere) ${'considerable '.repeat(200)}` })(content)
    pages.lists.popular.pop()
    pages.destinations.world.pop()
    pages.keywords.pop()
    pages.gallery.pop()
    Object.assign(pages.reviews, { rating: 6 })
    inFacts('w1', spoiltFacts)(content)
    inFacts('lw6', { singleRoom: { none: 'All rooms are for two people' } })(content)
    tripIn(content, 'lw6').packages?.splice(1, 1, {
      title: 'Single room',
      price: 50_000,
      description: 'Nobody beside you',
    })
    inTrip('w1', {
      tags: ['trek'],
      packages: undefined,
      reviews: 400,
      exclusions: ['City tax', 'Disputed border', 'Tickets by e-mail', ...tripIn(content, 'w1').exclusions],
    })(content)
  }).join('\n')
  for (const sign of [
    'already the place in', // ids
    'rating: write 5 or less, not 6', // page-fields
    "write '2D/1N'", // kinds
    'at least 40 words', // itinerary
    'the price of the first package', // money
    'not in the calendar', // departures
    'write North, South', // regions
    'is the cover of', // pictures
    'write exactly 5 ids', // lists
    'bali, maldives, dubai, europe in this order', // destinations
    'offbeat, international in this order', // keywords
    '{phone} would be shown', // tokens
    'as content/places has it', // altitudes
    'the specification says', // samples
    'write exactly 9 entries', // pages
    'at least 500 words', // posts
    'leads nowhere', // links
    'write a trip to Jibhi', // totals
    '% of the text stands in', // repetition
    'its pictures are those of', // galleries
    'which no month of the trip has', // picture seasons
    'is where "leh" lies', // points
    'is in the night', // meeting
    'who meets you there', // stations
    'a group’s numbers', // group sizes
    'write 18 or more, the youngest age', // ages
    'write a figure of the hardest day', // fitness
    'write 1 nights', // nights
    'which network works', // practical facts
    'name the identity card', // papers
    'add it to facts.payLocally', // local charges
    'facts.sourcesUntil: 2026-02-30 is not in the calendar', // source dates
    '"TBA" answers nothing', // blank facts
    "not 'at nine'", // plain times
    'write at least one: by sharing', // packages
    'sells one: write', // single room
    'question a border', // refused phrases
    "write 'email', not 'e-mail'", // spelling
    "write 'Required, not included", // insurance
    'together, as the company says', // review total
  ]) {
    expect(lines).toContain(sign)
  }
})

describe('what a single file must hold', () => {
  const p3 = (fields: object) => inTrip('p3', fields)
  const rule = {
    ...group,
    weekday: 'someday',
    count: 4,
    seats: 12,
    seasons: [{ from: '05-01', to: '07-31' }],
  }
  testCaught(
    [],
    [
      ['no value', p3({ cover: undefined }), 'trips/p3.ts: cover: write a text in quotes, not undefined'],
      [
        'no such key',
        (content) => Reflect.deleteProperty(tripIn(content, 'p3'), 'faqs'),
        'trips/p3.ts: faqs: this field is missing: add it',
      ],
      ['an unknown key', p3({ scenes: [] }), 'trips/p3.ts: scenes: there is no such field: remove it'],
      [
        'a short text',
        p3({ description: 'Short.' }),
        'description: write at least 250 characters, there are 6',
      ],
      [
        'a short list',
        p3({ highlights: [] }),
        'trips/p3.ts: highlights: write at least 5 entries, there are 0',
      ],
      ['a small gallery', p3({ gallery: ['ladakh/1'] }), 'gallery: write at least 5 entries, there are 1'],
      ['a low price', p3({ price: 4949 }), 'trips/p3.ts: price: write 4950 or more, not 4949'],
      ['a high price', p3({ price: 185_501 }), 'trips/p3.ts: price: write 185500 or less, not 185501'],
      ['a price with paise', p3({ price: 9000.5 }), 'trips/p3.ts: price: write a whole number, not 9000.5'],
      ['a high discount', p3({ discount: 21 }), 'trips/p3.ts: discount: write 20 or less, not 21'],
      ['a low rating', p3({ rating: 4.3 }), 'trips/p3.ts: rating: write 4.4 or more, not 4.3'],
      ['a rating above five', p3({ rating: 5.1 }), 'trips/p3.ts: rating: write 5 or less, not 5.1'],
      ['a thirteenth month', p3({ months: [5, 13] }), 'trips/p3.ts: months.1: write 12 or less, not 13'],
      [
        'three FAQs',
        (content) => tripIn(content, 'p3').faqs.pop(),
        'trips/p3.ts: faqs: write at least 4 entries, there are 3',
      ],
      [
        'too few seats',
        p3({ departures: { ...group, dates: [{ start: '2027-01-02', seats: 3 }] } }),
        'trips/p3.ts: departures.dates.0.seats: write 4 or more, not 3',
      ],
      [
        'too many seats',
        p3({ departures: { ...rule, weekday: 'sunday', seats: 41 } }),
        'trips/p3.ts: departures.seats: write 40 or less, not 41',
      ],
      [
        'no smallest group',
        p3({ departures: { dates: [{ start: '2027-06-12', seats: 12 }], decideDays: 14 } }),
        'trips/p3.ts: departures.smallest: this field is missing: add it',
      ],
      [
        'no decision day',
        p3({ departures: { ...rule, weekday: 'sunday', decideDays: undefined } }),
        'trips/p3.ts: departures.decideDays: write a number without quotes, not undefined',
      ],
      [
        'a wordy duration',
        p3({ duration: '2 days' }),
        "duration: write '6D/5N' or 'Flexible', not \"2 days\"",
      ],
      ['an unknown kind', p3({ kind: 'solo' }), 'kind: write one of "group", "customised", "suggested", not'],
      ['an odd weekday', p3({ departures: rule }), 'trips/p3.ts: departures.weekday: write one of "monday"'],
      [
        'an odd date',
        p3({ departures: { ...group, dates: [{ start: '5 Jan', seats: 12 }] } }),
        'trips/p3.ts: departures.dates.0.start: write a date as YYYY-MM-DD, not "5 Jan"',
      ],
      [
        'an unknown place',
        p3({ route: [{ place: 'leh' }, { place: 'atlantis' }] }),
        'trips/p3.ts: route.1.place: no place has the id "atlantis": write one from content/places',
      ],
      [
        'a place above all mountains',
        ({ places }) => places.push({ file: 'a.ts', value: makePlace({ id: 'top', altitude: 9000 }) }),
        'a.ts: top.altitude: write 6500 or less, not 9000',
      ],
      [
        'a file that can’t be read',
        ({ posts }) => posts.push({ file: 'b.md', value: new Error('no front matter') as never }),
        'b.md: file: it can’t be read: no front matter',
      ],
      [
        'a file without its export',
        ({ trips }) => trips.push({ file: 'c.ts', value: undefined as never }),
        'c.ts: file: write an object with its fields in curly brackets, not undefined',
      ],
      [
        'an odd temperature',
        inPost({ temperature: 'mild' }),
        'posts/post-1.md: temperature: write \'4 to 16 °C\', not "mild"',
      ],
      [
        'a post whose cover has no alt text',
        ({ posts }) => Reflect.deleteProperty(posts[0]?.value ?? {}, 'coverAlt'),
        'posts/post-1.md: coverAlt: this field is missing: add it',
      ],
      ['an unknown tab', inPost({ category: 'Gossip' }), 'posts/post-1.md: category: write one of "Monthly'],
    ],
  )
})
