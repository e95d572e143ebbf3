import { expect, test } from 'vitest'
import { loadContent } from '#content/load-content.ts'
import { isAbroad } from '#domain/trips/trip.ts'
import { createCatalogue } from '#server/catalogue/catalogue.ts'
import { countInWords } from '#server/pages/home/count-in-words.ts'

const catalogue = createCatalogue(await loadContent(null))
const { lists, listTrips, destinations, whyUs, listings, atlas, gallery } = catalogue
const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const said = (count: number) => words[count] ?? `${count}`
const introOf = (slug: keyof typeof listings) => listings[slug].intro.toLowerCase()
const home = countInWords(catalogue)

/** 'six to twelve', the days of a list's trips. */
function daysOf(...names: Parameters<typeof listTrips>[0][]): string {
  const days = names.flatMap((name) => listTrips(name).map(({ itinerary }) => itinerary.length))
  return `${said(Math.min(...days))} to ${said(Math.max(...days))}`
}

test('lists are as long as their words say', () => {
  const abroad = listTrips('honeymoon').filter(isAbroad).length
  expect(introOf('weekends')).toContain(`${said(lists.weekend.length)} short trips`)
  expect(introOf('offbeat')).toContain(`${said(lists.offbeat.length)} places`)
  expect(introOf('honeymoon-packages')).toContain(
    `${said(lists.honeymoon.length)} trips for two, ${said(abroad)} of them abroad`,
  )
  expect(home.honeymoon.text.toLowerCase()).toContain(
    `${said(lists.honeymoon.length - abroad)} in india and ${said(abroad)} abroad`,
  )
})

test('trips take as many days as their words say', () => {
  expect(introOf('popular')).toContain(`in ${daysOf('popular')} days`)
  expect(introOf('family-tours')).toContain(`${daysOf('family')} days`)
  expect(introOf('long-weekend-trips')).toContain(`${daysOf('longWeekend')} days`)
  expect(home.longWeekend.text).toContain(`${daysOf('longWeekend')} days`)
  expect(home.ladakh.text.toLowerCase()).toContain(`${daysOf('ladakhBiking')} days on a motorbike`)
  expect(home.ladakh.text).toContain(`or ${daysOf('ladakhSuv')} days in an SUV`)
  const [shortest, ...others] = listTrips('weekend').map(({ itinerary }) => said(itinerary.length))
  expect(home.weekend.text).toContain(`takes ${shortest} days`)
  expect(new Set(others)).toEqual(new Set([/The others take (\w+),/.exec(home.weekend.text)?.[1]]))
})

test('headings count what stands below them', () => {
  expect(home.whyUs.text.toLowerCase()).toContain(`${said(whyUs.home.length)} promises`)
  expect(home.gallery.text.toLowerCase()).toContain(`${said(gallery.length)} places`)
  expect(atlas.world.text.toLowerCase()).toContain(`${said(destinations.world.length)} places abroad`)
})

test('the home page counts the trips of regions and lists', () => {
  const inNorth = catalogue.trips.filter(({ kind, region }) => kind === 'group' && region === 'North')
  expect(home.regions.tabs.North.text).toMatch(new RegExp(`^${inNorth.length} group trips, from`))
  expect(home.customised.text).toContain(
    `${lists.customised.length} private trips and ${lists.suggested.length} suggested itineraries`,
  )
  expect(JSON.stringify(home)).not.toMatch(/\{[a-z]+\}/i)
})
