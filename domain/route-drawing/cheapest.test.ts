import { expect, test } from 'vitest'
import { cheapest } from './cheapest.ts'

const places = [
  { name: 'far', least: 9, cost: 9 },
  { name: 'near, but over a name', least: 1, cost: 21 },
  { name: 'free', least: 3, cost: 4 },
  { name: 'as good', least: 3, cost: 4 },
]

function choose(limit: number): { chosen: string | undefined; asked: string[] } {
  const asked: string[] = []
  const cost = (place: (typeof places)[number]) => {
    asked.push(place.name)
    return place.cost
  }
  return { chosen: cheapest(places, { least: ({ least }) => least, cost }, limit)?.name, asked }
}

test('the one that costs least is chosen, the first of equals, and who can’t win is not asked', () => {
  expect(choose(Number.POSITIVE_INFINITY)).toEqual({
    chosen: 'free',
    asked: ['near, but over a name', 'free', 'as good'],
  })
})

test('none is chosen that costs as much as the limit', () => {
  expect(choose(4).chosen).toBeUndefined()
})
