import { expect, test } from 'vitest'
import { createPosts } from '../blog/posts.ts'
import { openCatalogue } from '../catalogue/open-catalogue.ts'
import { readManifest } from './manifest.ts'
import { createShareCards } from './share-cards.ts'

const manifest = readManifest('.generated/pictures.json')
const catalogue = await openCatalogue(new Set(manifest.pictures.map(({ name }) => name)))
const posts = createPosts({ catalogue, manifest })
const site = { tagline: 'Trips that run' }
const cards = createShareCards({ manifest, catalogue, site, posts })

test('every trip has a card with its own cover and the price of its page', () => {
  expect(catalogue.trips.map(({ id }) => cards.find(`trip/${id}`)?.picture)).toEqual(
    catalogue.trips.map(({ cover }) => cover),
  )
  expect(cards.find('trip/lw6')?.price).toMatch(/^\d+D\/\d+N · ₹37,999 per person/)
})

test('posts, listings, places and the pages about us have one with a picture of their own', () => {
  for (const { slug, picture } of posts.all) expect(cards.find(`post/${slug}`)?.picture).toBe(picture)
  for (const slug of Object.keys(catalogue.listings))
    expect(cards.find(`page/${slug}`)?.picture, slug).not.toBe('site/default')
  for (const path of ['contact', 'contact-landing', 'about', 'careers'])
    expect(cards.find(`page/${path}`)?.picture ?? 'site/default', path).not.toBe('site/default')
  for (const part of ['india', 'world'] as const)
    for (const { slug, scene } of catalogue.destinations[part])
      expect(cards.find(`page/${part}/${slug}`)?.picture).toBe(`${scene}/gold`)
})

test('the site has one, which stands for every page without', () => {
  expect(cards.find('page/home')).toMatchObject({ title: 'Trips that run', price: '' })
  expect(cards.find('page/nowhere')).toBeUndefined()
  expect(cards.addressOf('page/nowhere')).toBe(cards.addressOf('page/home'))
})

test('a trip, a post and a page of the same name have three cards', () => {
  const [trip] = catalogue.trips
  const [post] = posts.all
  if (!trip || !post) throw new Error('the catalogue is empty')
  const twin = { ...trip, id: 'home', title: 'Home sweet home' }
  const doubles = createShareCards({
    manifest,
    site,
    posts: { all: [{ ...post, slug: 'home' }] },
    catalogue: { ...catalogue, findTrip: (id) => (id === 'home' ? twin : null) },
  })
  const found = ['trip/home', 'post/home', 'page/home'].map((name) => doubles.find(name))
  expect(found.map((card) => card?.title)).toEqual([twin.title, post.title, site.tagline])
  expect(new Set(found.map((card) => card?.file)).size).toBe(3)
})
