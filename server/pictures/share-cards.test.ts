import { expect, test } from 'vitest'
import { openCatalogue } from '../catalogue/open-catalogue.ts'
import { readManifest } from './manifest.ts'
import { createShareCards } from './share-cards.ts'

const manifest = readManifest('.generated/pictures.json')
const catalogue = await openCatalogue(new Set(manifest.pictures.map(({ name }) => name)))
const cards = createShareCards({ manifest, catalogue, site: { tagline: 'Trips that run' } })

test('every trip has a card with its own cover and the price of its page', () => {
  expect(catalogue.trips.map(({ id }) => cards.find(id)?.picture)).toEqual(
    catalogue.trips.map(({ cover }) => cover),
  )
  expect(cards.find('lw6')?.price).toMatch(/^\d+D\/\d+N · ₹37,999 per person/)
})

test('the site has one, and nothing else', () => {
  expect(cards.find('home')).toMatchObject({ title: 'Trips that run', price: '' })
  expect(cards.addressOf('nowhere')).toBeUndefined()
})
