import { expect, test } from 'vitest'
import { homeWords } from '#app/features/home/home-words.ts'
import { loadContent } from '#content/load-content.ts'
import { isAbroad } from '#domain/trips/trip.ts'
import { createCatalogue } from '#server/catalogue/catalogue.ts'
import { listingTable } from '#server/listings/listing-table.ts'

const { lists, listTrips, destinations, whyUs } = createCatalogue(await loadContent(null))
const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const said = (count: number) => words[count] ?? `${count}`
const introOf = (path: string) => listingTable.find((entry) => entry.path === path)?.intro.toLowerCase()
const home = homeWords({ North: 0, South: 0, East: 0, West: 0, customised: 0, suggested: 0 })

/** 'six to twelve', the days of a list's trips. */
function daysOf(...names: Parameters<typeof listTrips>[0][]): string {
  const days = names.flatMap((name) => listTrips(name).map(({ itinerary }) => itinerary.length))
  return `${said(Math.min(...days))} to ${said(Math.max(...days))}`
}

test('lists are as long as their words say', () => {
  const abroad = listTrips('honeymoon').filter(isAbroad).length
  expect(introOf('/weekends')).toContain(`${said(lists.weekend.length)} weekends`)
  expect(introOf('/offbeat')).toContain(`${said(lists.offbeat.length)} places`)
  expect(introOf('/honeymoon-packages')).toContain(
    `${said(lists.honeymoon.length)} journeys for two, ${said(abroad)} of them abroad`,
  )
  expect(home.honeymoon.text.toLowerCase()).toContain(
    `${said(lists.honeymoon.length - abroad)} at home and ${said(abroad)} abroad`,
  )
})

test('trips take as many days as their words say', () => {
  expect(introOf('/popular')).toContain(`in ${daysOf('popular')} days`)
  expect(introOf('/family-tours')).toContain(`${daysOf('family')} days`)
  expect(introOf('/long-weekend-trips')).toContain(`${daysOf('longWeekend')} days`)
  expect(home.longWeekend.text).toContain(`${daysOf('longWeekend')} days`)
  expect(home.ladakh.text.toLowerCase()).toContain(`${daysOf('ladakhBiking')} days on two wheels`)
  expect(home.ladakh.text).toContain(`or ${daysOf('ladakhSuv')} behind`)
})

test('headings count what stands below them', () => {
  // 'Six things you can hold us to.' and 'Six countries and corners of the world …'
  expect([whyUs.home.length, destinations.world.length]).toEqual([6, 6])
})
