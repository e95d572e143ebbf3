import { describe, expect, test } from 'vitest'
import { loadContent } from '#content/load-content.ts'
import { mapSize } from '#domain/route-drawing/map-projection.ts'
import { isAbroad } from '#domain/trips/trip.ts'
import { createCatalogue } from '#server/catalogue/catalogue.ts'
import { drawAtlas, goesToOneOf } from '#server/pages/destinations/draw-atlas.ts'

const catalogue = createCatalogue(await loadContent(null))
const { regions, world, nights } = drawAtlas(catalogue)
const places = regions.flatMap((region) => region.places.flatMap((place) => [place, ...place.within]))
const find = (name: string) => places.find((place) => place.name === name)

/** Section 1 of the specification. */
const nineteen =
  'Rajasthan, Spiti, Andaman, Bir Billing, Darjeeling, Nagaland, Goa, Jibhi, Kashmir, Kasol, Kerala, Ladakh, Manali, Meghalaya, Rishikesh, Sandakphu, Shimla, Valley of Flowers, Zanskar'.split(
    ', ',
  )

describe('the places of the map', () => {
  test('are the nineteen destinations and all groups, each once and with trips', () => {
    const names = places.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(nineteen.filter((name) => !names.includes(name))).toEqual([])
    const groups = catalogue.destinations.india.map(({ slug }) => `/india/${slug}`)
    expect(places.map(({ href }) => href).filter((href) => href.startsWith('/india/'))).toEqual(
      expect.arrayContaining(groups),
    )
    expect(places.filter(({ trips }) => trips === 0)).toEqual([])
  })

  test('lead to their group’s page, or to a search for their name', () => {
    expect(find('Ladakh')).toMatchObject({ href: '/india/ladakh', trips: 15, isGroup: true })
    expect(find('Spiti')).toMatchObject({ href: '/?search=Spiti', trips: 4, isGroup: false })
    expect(find('Valley of Flowers')?.href).toBe('/?search=Valley%20of%20Flowers')
  })

  test('reach every trip in India', () => {
    const grouped = new Set(
      catalogue.destinations.india.flatMap(({ groupTours, customTrips }) => [...groupTours, ...customTrips]),
    )
    const words = Object.values(catalogue.atlas.places)
      .flat()
      .flatMap((place) => [place, ...(place.within ?? [])])
      .map(({ name }) => name)
    const lost = catalogue.trips.filter(
      (trip) => !isAbroad(trip) && !grouped.has(trip.id) && !goesToOneOf(words)(trip),
    )
    expect(lost.map(({ id }) => id)).toEqual([])
  })

  test('and every night in India stand inside the drawing', () => {
    expect(nights.length).toBeGreaterThan(150)
    for (const { x, y } of [...places, ...nights]) {
      expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height).toBe(true)
    }
  })
})

test('the world stands beside it, each country with its page and a picture', () => {
  expect(world.map(({ name, href }) => [name, href])).toEqual([
    ['Thailand', '/world/thailand'],
    ['Singapore', '/world/singapore'],
    ['Bali', '/world/bali'],
    ['Maldives', '/world/maldives'],
    ['Dubai', '/world/dubai'],
    ['Europe', '/world/europe'],
  ])
  expect(world.every(({ poster, trips }) => poster !== '' && trips > 0)).toBe(true)
})

test('a name counts as whole words alone', () => {
  const trip = { title: 'Birds of Kaziranga', location: 'Assam', placesCovered: ['Old Goa'], route: [] }
  expect(['Bir', 'Kaziranga', 'Goa', 'go'].map((name) => goesToOneOf([name])(trip))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
