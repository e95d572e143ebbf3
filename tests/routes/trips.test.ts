import { beforeAll, describe, expect, test } from 'vitest'
import { formatPaise, formatRupees, toRupees } from '../../domain/money/money.ts'
import { quote } from '../../domain/money/price.ts'
import { choosePackage, packagesOf } from '../../domain/trips/package.ts'
import { isAbroad, type Trip, tripPath } from '../../domain/trips/trip.ts'
import { createCatalogue } from '../../server/catalogue/catalogue.ts'
import { openCatalogue } from '../../server/catalogue/open-catalogue.ts'
import { readManifest } from '../../server/pictures/manifest.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

const manifest = readManifest('.generated/pictures.json')
const catalogue = await openCatalogue(new Set(manifest.pictures.map(({ name }) => name)))
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
// Uncompressed: to pack each of these pages would take as long as to render it.
const get = (path: string) =>
  fetch(app.url + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
const html = async (path: string) => (await get(path)).text()
/** What stands on the page, without React's comments between pieces of text. */
const text = (markup: string) => markup.replaceAll('<!-- -->', '')
const marked = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(`${name}="true"[^>]*>([^<]+)<`, 'g'))].map(([, found]) => found)
const structured = (markup: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(markup)?.[1] ?? '{}')[
    '@graph'
  ] as Record<string, unknown>[]

/** The page as it is read: without scripts, entities and spaces that hold a figure and its unit together. */
const unescaped = (markup: string) =>
  text(markup)
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')

/** Facts as the content has them, none of them put in other words. */
function wordsOf(facts: Trip['facts']): string[] {
  const { meet, end, airport, railhead, ages, singleRoom, child, nights, papers, payLocally } = facts
  return [
    ...[meet, end].flatMap(({ place, time }) => [place, time]),
    ...[airport, ...(railhead ? [railhead] : [])].flatMap((way) => Object.values(way)),
    ...[facts.team, facts.fitness, facts.network, facts.cash, facts.power, facts.insurance],
    ages.from === 0 ? 'All ages' : ages.to === undefined ? `From ${ages.from} years` : `to ${ages.to} years`,
    ages.note ?? '',
    'none' in singleRoom ? singleRoom.none : formatRupees(singleRoom.more),
    'none' in child ? child.none : formatRupees(child.price),
    ...nights.flatMap(({ place, room, examples = [] }) => [place, room, ...examples]),
    ...papers.flatMap(({ what, when }) => [what, when]),
    ...payLocally.flatMap(({ rupees, paidTo }) => [formatRupees(rupees), paidTo]),
    'as published by 20 May 2026. They may change.',
  ]
}

function expectedQuote(trip: Trip, guests: number, option = choosePackage(packagesOf(trip))) {
  const answer = quote({ package: option, guests, overseas: isAbroad(trip), discount: trip.discount })
  if (!answer.ok) throw new Error(answer.reason)
  return answer.quote
}

describe.each(catalogue.trips.map((trip) => [tripPath(trip), trip] as const))('%s', (path, trip) => {
  test('shows the prices of domain/price, and one total everywhere', async () => {
    const response = await get(path)
    expect(response.status).toBe(200)
    const page = text(await response.text())
    const price = expectedQuote(trip, trip.kind === 'group' ? 1 : 2)
    const total = formatPaise(price.totalPaise)
    // In the card's head and in the bar of phones, and in the sum of more lines than one.
    const hasSum = price.lines.length > 1 || trip.facts.payLocally.length > 0
    expect(marked(page, 'data-total')).toEqual(Array(hasSum ? 3 : 2).fill(total))
    expect(marked(page, 'data-per-person')).toEqual([formatPaise(price.perPersonPaise)])
    if (price.originalPaise !== null) expect(page).toContain(`${formatPaise(price.originalPaise)}</s>`)
    for (const option of packagesOf(trip)) {
      expect(page).toContain(`${formatRupees(option.price)} each${option.gstExtra ? ' + 5% GST' : ''}</span>`)
    }
    expect(page.includes('</span> per person + 5% GST</p>')).toBe(choosePackage(packagesOf(trip)).gstExtra)
    const readable = unescaped(page)
    for (const words of wordsOf(trip.facts)) expect(readable.includes(words), words).toBe(true)
    const titles = [...page.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, title]) => title)
    expect(titles).toEqual(
      expect.arrayContaining([
        'Getting there',
        trip.kind === 'group' ? 'The group' : 'Your group',
        'Where you sleep',
        'On the way',
        'Papers and insurance',
        'Money on the way',
      ]),
    )
    const isAllPaid = trip.facts.payLocally.length === 0
    expect(page.includes('Nothing is added at the end.')).toBe(isAllPaid)
    expect(/>Payable (locally|before you travel|before you travel and locally): /.test(page)).toBe(!isAllPaid)
    const offers = structured(page)[0]?.offers as { price: number }[]
    expect(offers.map((offer) => offer.price)).toEqual(
      packagesOf(trip).map((option) => toRupees(expectedQuote(trip, 1, option).totalPaise)),
    )
  })
})

test('every kind of trip stands under its own addresses', async () => {
  for (const path of ['/trip/lw6', '/itinerary/lw6', '/suggested/lw6', '/custom-trip/lw6']) {
    const page = await html(path)
    expect(page, path).toContain('<link rel="canonical" href="http://localhost:3000/trip/lw6"/>')
    expect(page.includes('Select Date'), path).toBe(!/suggested|custom/.test(path))
    expect(text(page), path).toContain(
      /suggested|custom/.test(path) ? 'total for 2 guests' : 'total for 1 guest',
    )
  }
  expect(await html('/trip/wayanad-private')).not.toContain('Select Date')
})

test.each(['/trip/nope', '/itinerary/nope', '/suggested/nope', '/custom-trip/nope', '/trip/%3Cscript%3E'])(
  '%s is not found, gives advice and names no price',
  async (path) => {
    const response = await get(path)
    const page = await response.text()
    expect(response.status).toBe(404)
    expect(page).toContain('Trip Not Found')
    expect(page).toContain('tel:+')
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('₹')
  },
)

test('all words of a trip are in its HTML', async () => {
  const page = unescaped(await html('/trip/lw6'))
  const trip = catalogue.findTrip('lw6')
  expect(trip).not.toBeNull()
  for (const words of [
    trip?.description,
    ...(trip?.highlights ?? []),
    ...(trip?.inclusions ?? []),
    ...(trip?.exclusions ?? []),
    ...(trip?.faqs ?? []).flatMap(({ question, answer }) => [question, answer]),
    ...(trip?.itinerary ?? []).flatMap((day) => [day.title, day.description, day.stay, ...day.activities]),
    ...(trip?.thingsToCarry ?? []).flatMap(({ category, items }) => [category, ...items]),
    'No refund',
    '7-10 working days',
  ])
    expect(page.includes(words ?? '?'), words).toBe(true)
})

test('a trip with GST on top says so beside every price for one', async () => {
  const extra = await startTestApp({}, (content) =>
    createCatalogue({
      ...content,
      trips: content.trips.map((trip) => ({
        ...trip,
        packages: trip.packages?.filter(({ gstExtra }) => trip.id !== 'o4' || gstExtra),
      })),
    }),
  )
  const page = text(await (await fetch(`${extra.url}/trip/o4`)).text())
  expect(marked(page, 'data-total')).toEqual(Array(3).fill('₹30,975'))
  expect(marked(page, 'data-per-person')).toEqual(['₹29,500'])
  expect(page).toContain('</span> per person + 5% GST</p>')
  expect(page).toContain(' (1 × ₹29,500 + 5% GST)</span>')
})

/** Whether and how the offers of a trip can be had, as search engines read it. */
function availability(markup: string): unknown[] {
  const offers = (structured(markup)[0]?.offers ?? []) as { availability?: string }[]
  return [...new Set(offers.map((offer) => offer.availability))]
}

test('search engines learn of the trip, its real seats and no ratings', async () => {
  const [trip, faq, trail] = structured(await html('/trip/lw6'))
  expect(trip?.['@type']).toEqual(['TouristTrip', 'Product'])
  expect(trip?.offers).toMatchObject([
    {
      '@type': 'Offer',
      price: 37999,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      priceValidUntil: '2027-02-13',
    },
    { price: 47999 },
  ])
  expect(faq?.['@type']).toBe('FAQPage')
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, name: 'Home' },
    { name: 'India' },
    { name: 'Ladakh' },
    { name: catalogue.findTrip('lw6')?.title },
  ])
  expect(JSON.stringify(trip)).not.toMatch(/rating|review/i)
  expect(availability(await html('/custom-trip/wayanad-private'))).toEqual([undefined])
})

test('a trip whose dates can’t be read says so, and promises no seat', async () => {
  app.clock.set(new Date(app.clock.now().getTime() + 5_000))
  await app.database.pool.query('alter table departures rename to gone')
  const unread = await html('/trip/lw4')
  await app.database.pool.query('alter table gone rename to departures')
  expect(text(unread)).toContain('The dates can’t be read at the moment.')
  expect(availability(unread)).toEqual([undefined])
  const read = await html('/trip/lw4')
  expect(text(read)).toContain('seats left')
  expect(availability(read)).toEqual(['https://schema.org/InStock'])
})

test('trip, search engines, compare and cards say alike whether a date runs', async () => {
  await app.database.pool.query(
    "update departures set sold_elsewhere = 6 where trip_id = 'lw6' and id = '2027-06-12'",
  )
  app.clock.set(new Date(app.clock.now().getTime() + 5_000))
  const page = await html('/trip/lw6')
  const offers = (structured(page)[0]?.offers ?? []) as { description?: string }[]
  for (const { description } of offers)
    expect(description).toMatch(
      /^Sat 12 Jun 2027: Confirmed\. Sat 19 Jun 2027: Runs once 6 more travellers have booked, decided on 29 May\./,
    )
  const inWords = (markup: string) =>
    text(markup)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
  expect(inWords(page)).toMatch(/Sat 12 Jun to Wed 23 Jun 2027 18 seats left Confirmed/)
  expect(inWords(await html('/compare?ids=lw6'))).toContain('Sat 12 Jun 2027 18 seats left Confirmed')
  expect(inWords(await html('/india/ladakh'))).toContain('Next: Sat 12 Jun 2027 Confirmed')
})

test('a trip that has sold out says so to people and search engines', async () => {
  await app.database.pool.query("update departures set sold_elsewhere = total where trip_id = 'lw6'")
  app.clock.set(new Date(app.clock.now().getTime() + 5_000))
  expect(availability(await html('/trip/lw6'))).toEqual(['https://schema.org/SoldOut'])
  expect(text(await html('/trip/lw6'))).toContain('Sold out')
})
