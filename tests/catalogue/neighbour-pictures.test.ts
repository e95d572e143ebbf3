import { beforeAll, expect, test } from 'vitest'
import { reach } from '#domain/pictures/choose-pictures.ts'
import { createChooseCovers } from '#server/cards/choose-covers.ts'
import { openCatalogue } from '#server/catalogue/open-catalogue.ts'
import { readManifest } from '#server/pictures/manifest.ts'
import { type CardTripList, cardLists } from './card-lists.ts'

const manifest = readManifest('.generated/pictures.json')
const chooseCovers = createChooseCovers(manifest)
let lists: CardTripList[]

beforeAll(async () => {
  lists = cardLists(await openCatalogue(new Set(manifest.pictures.map(({ name }) => name))))
})

const compositionOf = (name: unknown) => manifest.find(String(name), 'tall')?.composition ?? []

function alikeNeighbours({ name, trips }: CardTripList): string[] {
  const covers = chooseCovers(trips)
  return covers.flatMap((cover, i) =>
    covers.slice(i + 1, i + 1 + reach).flatMap((other, gap) => {
      const same = compositionOf(cover).filter((word) => compositionOf(other).includes(word))
      return same.length > 0
        ? [`${name}: ${trips[i]?.id} (${cover}) and ${trips[i + 1 + gap]?.id} (${other}) both show ${same}`]
        : []
    }),
  )
}

test('no two neighbours of any list are arranged alike, at one to five columns', () => {
  expect(lists.length).toBeGreaterThan(300)
  expect(lists.flatMap(alikeNeighbours)).toEqual([])
})
