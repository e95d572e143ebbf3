import { describe, expect, test } from 'vitest'
import { hashOf } from './hash.ts'
import { allPictures } from './pictures.ts'
import type { Scene } from './registry/scene.ts'
import { allScenes } from './registry/scenes.ts'
import { sharedScenes } from './registry/shared.ts'
import { variantsOf } from './registry/variants.ts'
import { wayScenes } from './registry/ways.ts'

describe('the closed set of pictures', () => {
  test('names every picture once per format, in lower case', () => {
    const keys = allPictures.map((p) => `${p.name}-${p.format}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => !/^[a-z-]+\/[a-z0-9-]+-(wide|tall|banner|square)$/.test(key))).toEqual([])
  })

  test('gives every place at least six pictures, so that a gallery can be made of one', () => {
    const anywhere = [...sharedScenes, ...wayScenes]
    const places = allScenes.filter((scene) => !anywhere.includes(scene))
    const drawable = (scene: Scene) => variantsOf({ ...scene, shelf: [] }).length
    expect(places.filter((scene) => drawable(scene) < 6).map((scene) => scene.id)).toEqual([])
  })

  test('says what each picture shows, differently for each', () => {
    const alts = new Map(allPictures.map((p) => [p.name, p.alt]))
    expect([...alts.values()].filter((alt) => !/^Illustration: \S.{15,}/.test(alt))).toEqual([])
    expect(new Set(alts.values()).size).toBe(alts.size)
  })

  test('shelves only what could be drawn', () => {
    const unknown = allScenes.flatMap((scene) => {
      const names = new Set(variantsOf({ ...scene, shelf: [] }).map(({ name }) => name))
      return (scene.shelf ?? []).filter((name) => !names.has(name)).map((name) => `${scene.id}/${name}`)
    })
    expect(unknown).toEqual([])
  })

  test('has words of its own only for pictures that there are', () => {
    const named = allScenes.flatMap(({ id, alts = {} }) => Object.keys(alts).map((name) => `${id}/${name}`))
    const drawn = new Set(allPictures.map((p) => p.name))
    expect(named.filter((name) => !drawn.has(name))).toEqual([])
  })

  test('stays small enough to be drawn within twelve minutes on two cores', () => {
    expect(allPictures.length).toBeLessThanOrEqual(1080)
  })

  test('draws the same picture every time, well formed', { timeout: 30_000 }, () => {
    const some = allPictures.filter((_, i) => i % 60 === 0)
    for (const picture of some) {
      const { svg, colors } = picture.draw()
      expect(hashOf(svg)).toBe(hashOf(picture.draw().svg))
      expect(/NaN|undefined|Infinity/.test(svg), picture.name).toBe(false)
      expect(colors.filter((c) => /^#[0-9a-f]{6}$/.test(c))).toHaveLength(4)
    }
  })
})
