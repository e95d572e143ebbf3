import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hashOf } from './hash.ts'
import { distance, type Likeness, likenessOf } from './likeness.ts'
import { PICTURES } from './pictures.ts'

/** Below this, two covers read as the same picture at card size. */
const LEAST = 18
const CACHE = '.generated/likeness.json'

function readCache(): Record<string, Likeness> {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8'))
  } catch {
    return {}
  }
}

test('no two covers look alike', { timeout: 120_000 }, async () => {
  const before = readCache(),
    now: Record<string, Likeness> = {}
  const covers = await Promise.all(
    PICTURES.filter((p) => p.cover).map(async ({ name, draw }) => {
      const { svg } = draw(),
        hash = hashOf(svg),
        likeness = before[hash] ?? (await likenessOf(svg))
      now[hash] = likeness
      return { name, likeness }
    }),
  )
  mkdirSync('.generated', { recursive: true })
  writeFileSync(CACHE, JSON.stringify(now))
  const tooClose: string[] = []
  for (const [i, a] of covers.entries())
    for (const b of covers.slice(i + 1)) {
      const d = distance(a.likeness, b.likeness)
      if (d < LEAST) tooClose.push(`${d.toFixed(1)} ${a.name} ${b.name}`)
    }
  expect(tooClose).toEqual([])
})

test('a picture is like itself and unlike its other hours', async () => {
  const of = async (name: string) => {
    const picture = PICTURES.find((p) => p.name === name && p.format === 'tall')
    return likenessOf(picture?.draw().svg ?? '')
  }
  const day = await of('ladakh/day')
  expect(distance(day, await of('ladakh/day'))).toBe(0)
  expect(distance(day, await of('ladakh/night'))).toBeGreaterThan(LEAST)
})
