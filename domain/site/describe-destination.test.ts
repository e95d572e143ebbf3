import { expect, test } from 'vitest'
import { describeDestination } from './describe-destination.ts'

test('all best months are named where there is room, else the first of them', () => {
  expect(describeDestination({ name: 'Bali', bestMonths: 'April to October; May is dry' })).toBe(
    'Group tours and customised itineraries in Bali, with all-in prices and real seats. Best months: April to October; May is dry.',
  )
  const bestMonths = 'October to March; July to September for green Aravallis round Udaipur'
  expect(describeDestination({ name: 'Rajasthan', bestMonths })).toBe(
    'Group tours and customised itineraries in Rajasthan, with all-in prices and real seats. Best months: October to March.',
  )
})
