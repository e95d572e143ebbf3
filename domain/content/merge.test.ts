import { expect, test } from 'vitest'
import { tripSections } from './fields/trip-fields.ts'
import { merge } from './merge.ts'
import { threeWays } from './three-ways.ts'

const origin = {
  title: 'Leh',
  special: 'Passes',
  price: 100,
  facts: { age: 5 },
  packages: [{ title: 'A', price: 100 }, { title: 'B' }],
  tags: ['a', 'b'],
}

test('what one of them changed is taken, what both changed stays as ours', () => {
  const file = {
    ...origin,
    title: 'Leh by Road',
    price: 110,
    facts: { age: 8 },
    packages: [{ title: 'A', price: 120 }, { title: 'B' }],
    tags: ['a', 'c'],
    added: 1,
  }
  const ours = {
    ...origin,
    special: 'Snow',
    price: 90,
    packages: [
      { title: 'A', price: 100 },
      { title: 'B', price: 80 },
    ],
    tags: ['b'],
  }
  expect(merge(origin, file, ours)).toEqual({
    title: 'Leh by Road',
    special: 'Snow',
    price: 90,
    facts: { age: 8 },
    packages: [
      { title: 'A', price: 120 },
      { title: 'B', price: 80 },
    ],
    tags: ['b'],
    added: 1,
  })
})

test('what one of them took out is gone, and a list that grew on one side is taken from there', () => {
  const { special: _, ...file } = { ...origin, packages: [...origin.packages, { title: 'C' }] }
  expect(merge(origin, file, { ...origin, title: 'Zanskar' })).toEqual({ ...file, title: 'Zanskar' })
})

test('a field that both changed comes first, and who left it as it was says nothing', () => {
  const file = { ...origin, title: 'Leh by Road', price: 110 }
  const ours = { ...origin, special: 'Snow', price: 90 }
  expect(threeWays(tripSections, { origin, file, ours })).toMatchObject([
    { origin: '₹100', file: '₹110', ours: '₹90', both: true },
    { label: 'Title', origin: 'Leh', file: 'Leh by Road', ours: null, both: false },
    { file: null, ours: 'Snow', both: false },
  ])
})
