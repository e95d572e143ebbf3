import { beforeAll, expect, test } from 'vitest'
import { reach } from '#domain/pictures/choose-pictures.ts'
import { blogTabs, isBlogTab } from '#domain/posts/blog-tabs.ts'
import { createPosts } from '#server/blog/posts.ts'
import { createChooseCovers } from '#server/cards/choose-covers.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { openCatalogue } from '#server/catalogue/open-catalogue.ts'
import { drawPosters } from '#server/pages/draw-posters.ts'
import { readManifest } from '#server/pictures/manifest.ts'
import { cardLists } from './card-lists.ts'

const manifest = readManifest('.generated/pictures.json')
const chooseCovers = createChooseCovers(manifest)
const open = (sampleRatings: boolean) =>
  openCatalogue(new Set(manifest.pictures.map(({ name }) => name)), { sampleRatings })
let catalogue: Catalogue

beforeAll(async () => {
  catalogue = await open(true)
})

type PictureList = { name: string; pictures: string[] }

/** Pictures that touch at one to five columns, and are arranged alike. That no covers look alike, artwork/likeness.proof.ts says. */
function alikeNeighbours({ name, pictures }: PictureList): string[] {
  const compositionOf = (picture: string) => {
    const drawn = manifest.find(picture, 'tall') ?? manifest.find(picture, 'wide')
    if (!drawn?.composition) throw new Error(`${picture} has no composition`)
    return drawn.composition
  }
  return pictures.flatMap((picture, i) =>
    pictures.slice(i + 1, i + 1 + reach).flatMap((other) => {
      const same = compositionOf(picture).filter((word) => compositionOf(other).includes(word))
      return same.length > 0 ? [`${name}: ${picture} and ${other} both show ${same}`] : []
    }),
  )
}

test.each([
  ['by sample ratings', true],
  ['without them', false],
])('no two neighbours of any list of trips, ordered %s, are arranged alike', async (_, sampleRatings) => {
  const lists = cardLists(await open(sampleRatings)).map(({ name, trips }) => ({
    name,
    pictures: chooseCovers(trips).map(String),
  }))
  expect(lists.length).toBeGreaterThan(300)
  expect(lists.flatMap(alikeNeighbours)).toEqual([])
  // Some lists can't show covers alone, or there would be nothing to choose.
  const covers = new Set(catalogue.trips.map(({ cover }) => cover))
  expect(lists.some(({ pictures }) => pictures.some((picture) => !covers.has(picture)))).toBe(true)
})

test('a list goes on below its first page without alike neighbours', () => {
  const trips = catalogue.listTrips('customised')
  const page = (from: number) =>
    chooseCovers(trips.slice(from, from + 12), {
      before: trips.slice(0, from),
      after: trips.slice(from + 12, from + 12 + reach),
    })
  expect([...page(0), ...page(12), ...page(24)]).toEqual(chooseCovers(trips).slice(0, 36))
})

test('neither are places, ways to travel, gallery and posts', () => {
  const posts = createPosts({ catalogue, manifest })
  const named = (picture: unknown) => ({ src: '', width: 1, height: 1, colors: '', alt: String(picture) })
  const drawn = (folder: string) => [
    ...new Set(manifest.pictures.flatMap(({ name }) => (name.startsWith(`${folder}/`) ? [name] : []))),
  ]
  const lists: PictureList[] = [
    ...(['india', 'world'] as const).map((part) => ({
      name: part,
      pictures: drawPosters(catalogue, part, named).map(({ picture }) => picture.alt),
    })),
    ...['hero', 'category', 'gallery'].map((folder) => ({ name: folder, pictures: drawn(folder) })),
    ...Object.keys(blogTabs)
      .filter(isBlogTab)
      .map((tab) => ({ name: `blog ${tab}`, pictures: posts.inTab(tab).map(({ picture }) => picture) })),
  ]
  expect(lists.every(({ pictures }) => pictures.length > 2)).toBe(true)
  expect(lists.flatMap(alikeNeighbours)).toEqual([])
})
