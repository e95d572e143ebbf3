import { expect, test } from 'vitest'
import { keyed } from './keyed.ts'

test('equal texts have keys of their own, and no other text has theirs', () => {
  const entries = keyed(['Manali', 'Leh', 'Manali', '2 Manali', 'Manali 2'], (place) => place)
  expect(entries.map(([, place]) => place)).toEqual(['Manali', 'Leh', 'Manali', '2 Manali', 'Manali 2'])
  expect(new Set(entries.map(([key]) => key)).size).toBe(5)
})

test('an item keeps its key when others come before it', () => {
  const keyOfLeh = (places: string[]) => keyed(places, (place) => place).find(([, place]) => place === 'Leh')
  expect(keyOfLeh(['Leh'])).toEqual(keyOfLeh(['Manali', 'Leh']))
})
