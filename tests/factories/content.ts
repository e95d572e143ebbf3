import type { Pages } from '../../content/content.ts'
import type { SceneHome, Sourced } from '../../content/problem.ts'
import type { PlaceContent, PostContent, TripContent } from '../../content/schema.ts'
import { company } from '../../content/site/company.ts'
import { seller } from '../../content/site/seller.ts'
import type { Coupon } from '../../domain/money/coupon.ts'
import { type BlogTabName, blogTabNames } from '../../domain/posts/blog-tabs.ts'
import type { TripFacts } from '../../domain/trips/trip-facts.ts'
import { makeFacts } from './facts.ts'
import { makePages } from './pages.ts'

/** Files as their authors would write them, all of them right. */
export type ContentFixture = {
  places: Sourced<PlaceContent>[]
  trips: Sourced<TripContent>[]
  posts: Sourced<PostContent>[]
  coupons: Sourced<Coupon>[]
  site: Sourced<object>[]
  pages: Pages
  pictures: Set<string>
  covers: Set<string>
  scenes: Map<string, SceneHome>
  subjectOf: Map<string, string>
  compositionOf: Map<string, string[]>
}

export function makePlace(overrides: Partial<PlaceContent> = {}): PlaceContent {
  return { id: 'leh', name: 'Leh', state: 'Ladakh', lat: 34.16, lon: 77.58, altitude: 3524, ...overrides }
}

/** Two days round Leh, in words that no trip with another id shares. */
export function makeTrip(id: string, overrides: Partial<TripContent> = {}): TripContent {
  const text = (part: string, words: number) => makeWords(`${part}${id.replaceAll('-', '')}`, words)
  const day = (part: string) => ({
    title: `A day in Leh ${part}`,
    description: `Leh (3,524 m) ${text(part, 45)}`,
    activities: ['A walk'],
    meals: ['dinner' as const],
    stay: 'Homestay, Leh',
  })
  return {
    id,
    kind: 'group',
    title: `Two days round Leh ${id}`,
    location: 'Leh',
    region: 'North',
    duration: '2D/1N',
    months: [5, 6, 7],
    price: 9000,
    discount: 5,
    rating: 4.7,
    reviews: 2,
    description: text('story', 40),
    highlights: ['h1', 'h2', 'h3', 'h4', 'h5'].map((part) => text(part, 4)),
    placesCovered: ['Leh'],
    itinerary: [day('one'), day('two')],
    inclusions: ['i1', 'i2', 'i3', 'i4', 'i5'].map((part) => text(part, 4)),
    exclusions: ['e1', 'e2', 'e3', 'e4'].map((part) => text(part, 4)),
    faqs: ['q1', 'q2', 'q3', 'q4'].map((part) => ({ question: text(part, 4), answer: text(`a${part}`, 12) })),
    thingsToCarry: ['For the cold', 'Papers'].map((category) => ({
      category,
      essential: true,
      items: ['Cap'],
    })),
    packages: [{ title: 'Twin sharing', price: overrides.price ?? 9000, description: 'Two to a room' }],
    facts: makeFacts(),
    route: [{ place: 'leh', night: true }, { place: 'hunder' }],
    cover: `ladakh/cover-${id}`,
    gallery: ['ladakh/1', 'ladakh/2', 'ladakh/3', `ladakh/${id}-a`, `ladakh/${id}-b`],
    captions: { night: 1, travel: text('way', 3), high: text('peak', 3) },
    ...overrides,
  }
}

function makeCustomTrip(id: string): TripContent {
  return makeTrip(id, {
    kind: 'customised',
    duration: 'Flexible',
    discount: 0,
    facts: makeFacts(1, { party: { smallest: 2, largest: 8 } }),
  })
}

export function makePost(slug: string, overrides: Partial<PostContent> = {}): PostContent {
  return {
    slug,
    title: `How to spend a week in ${slug}`,
    description: makeWords(slug, 12).slice(0, 120).padEnd(80, 'x'),
    category: 'Travel Guides',
    location: 'Leh, Ladakh',
    temperature: '4 to 16 °C',
    month: 'May',
    date: '2025-01-01',
    author: 'Kafila Desk',
    tags: ['leh', 'walks', 'tea'],
    cover: 'ladakh',
    coverAlt: 'Illustration: a high road past a chorten',
    trips: ['p1'],
    body: `## Going\n\n${makeWords('go', 300)}\n\n## Coming\n\n${makeWords('come', 300)}`,
    ...overrides,
  }
}

function makeCoupons(): Sourced<Coupon>[] {
  const value = { code: 'SUMMER15', discountPercentage: 15, description: '15% off your first booking' }
  const offer = { ...value, firstBookingOnly: true, lastDay: '2027-03-31' }
  return [{ file: 'content/coupons/summer15.ts', value: offer }]
}

/** A catalogue that passes every check; each call gives its own copy to spoil. */
export function makeContent(): ContentFixture {
  base ??= buildContent()
  return structuredClone(base)
}

let base: ContentFixture | undefined

function buildContent(): ContentFixture {
  const trips = makeTrips().map((value) => ({ file: `trips/${value.id}.ts`, value }))
  const covers = new Set(trips.map(({ value }) => String(value.cover)))
  return {
    places: [makePlace(), makePlace({ id: 'hunder', name: 'Hunder', lat: 34.58, altitude: 3111 })].map(
      (value) => ({
        file: 'places/ladakh.ts',
        value,
      }),
    ),
    trips,
    posts: makePosts().map((value) => ({ file: `posts/${value.slug}.md`, value })),
    coupons: makeCoupons(),
    site: [
      { file: 'content/site/company.ts', value: company },
      { file: 'content/site/seller.ts', value: seller },
    ],
    pages: makePages(),
    covers,
    pictures: new Set([
      ...covers,
      ...trips.flatMap(({ value }) => value.gallery.map(String)),
      'people/asha',
      'hero/road',
    ]),
    subjectOf: new Map([['ladakh/1', 'room']]),
    compositionOf: new Map(),
    scenes: new Map([
      ['ladakh', { region: 'Ladakh' }],
      ['andaman', { region: 'Andaman & Nicobar Islands' }],
      ['changthang', { region: 'Tibet', alike: ['Ladakh'] }],
    ]),
  }
}

const abroad = { country: 'Bali', region: undefined, tags: ['international' as const] }
const factsAbroad: Partial<TripFacts> = {
  power: 'Sockets of types C and F in every room',
  papers: [
    { what: 'Passport valid for six months', by: 'you', when: 'Before you book' },
    { what: 'Visa on arrival; the rule may change', by: 'you', when: 'At the airport' },
  ],
}

function makeTrips(): TripContent[] {
  const ids = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}${i + 1}`)
  const group = ['p', 'w', 'h', 'o', 'f', 'lb', 'ls', 't', 'b'].flatMap((name) => ids(name, 8))
  const trips = new Map(group.map((id) => [id, makeTrip(id)]))
  const add = (trip: TripContent) => trips.set(trip.id, trip)
  for (const id of ['h5', 'h6', 'h7', 'h8', ...ids('i', 5)]) {
    add(makeTrip(id, { ...abroad, facts: makeFacts(1, factsAbroad) }))
  }
  for (const [i, id] of ids('custom', 56).entries()) {
    const trip = makeCustomTrip(id)
    add(i >= 32 ? { ...trip, ...abroad, facts: { ...trip.facts, ...factsAbroad } } : trip)
  }
  for (const id of ids('b', 8)) add({ ...makeTrip(id), ...makeDays(id, 5) })
  add(makeTrip('idea1', { kind: 'suggested', facts: makeFacts(1, { party: { smallest: 2, largest: 8 } }) }))
  add(makeTrip('t1', { title: 'To Sandakphu on foot' }))
  add(makeTrip('t2', { title: 'Valley of Flowers in the rain' }))
  add(makeTrip('t3', { location: 'Zanskar' }))
  const north = 'Rajasthan,Spiti,Andaman,Bir Billing,Darjeeling,Nagaland,Goa,Jibhi'
  const south = 'Kashmir,Kasol,Kerala,Ladakh,Manali,Meghalaya,Rishikesh,Shimla'
  add(makeTrip('p1', { placesCovered: north.split(','), reviews: 40 }))
  add(makeTrip('p2', { placesCovered: south.split(',') }))
  for (const trip of makeSamples()) add(trip)
  return [...trips.values()]
}

function makeDays(id: string, days: number): Pick<TripContent, 'duration' | 'itinerary' | 'facts'> {
  const [day] = makeTrip(id).itinerary
  return {
    duration: `${days}D/${days - 1}N`,
    facts: makeFacts(days - 1),
    itinerary: Array.from({ length: days }, () => structuredClone(day as TripContent['itinerary'][number])),
  }
}

/** The trips that section 3 of the specification gives with their packages and departures. */
function makeSamples(): TripContent[] {
  const sample = (id: string, days: number, prices: [string, number][], count: number, seats: number) => {
    return makeTrip(id, {
      ...makeDays(id, days),
      price: prices[0]?.[1] ?? 0,
      packages: prices.map(([title, price]) => ({
        title,
        price,
        description: `Everything as listed: ${title}`,
        ...(/pillion/i.test(title) && { pairs: true as const }),
      })),
      departures: {
        weekday: 'saturday',
        count,
        seats,
        smallest: 6,
        decideDays: 14,
        seasons: [{ from: '05-01', to: '07-31' }],
      },
    })
  }
  const byTrain = (...prices: [number, number, number]): [string, number][] => [
    ['Without Train Fare', prices[0]],
    ['Sleeper Train', prices[1]],
    ['3 A/C Train', prices[2]],
  ]
  const ride: [string, number][] = [
    ['Ride + Ride Pillion', 37999],
    ['Single Rider', 47999],
  ]
  const rooms: [string, number][] = [
    ['Triple sharing', 18999],
    ['Double sharing', 20999],
  ]
  return [
    sample('lw6', 12, ride, 5, 24),
    sample('f1', 8, byTrain(16750, 18400, 20750), 6, 12),
    sample('lw1', 8, byTrain(22300, 23950, 26300), 4, 12),
    sample('lw4', 6, byTrain(14900, 16300, 18650), 3, 12),
    sample('lw3', 7, rooms, 7, 12),
    sample('lw2', 6, [['Triple sharing', 16750]], 4, 12),
    makeTrip('lw5'),
  ]
}

function makePosts(): PostContent[] {
  const categories = blogTabNames.flatMap((tab) =>
    Array<BlogTabName>(tab === 'Travel Guides' ? 10 : 4).fill(tab),
  )
  // The first post stands in the fullest tab.
  categories.sort((a, b) => Number(b === 'Travel Guides') - Number(a === 'Travel Guides'))
  return categories.map((category, i) =>
    makePost(`post-${i + 1}`, { category, date: `2025-01-${String(i + 1).padStart(2, '0')}` }),
  )
}

const makeWords = (seed: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${seed}x${i}`).join(' ')
