import { expect, test } from 'vitest'
import { fallbackDetail } from './fallback-detail.ts'

const listing = {
  id: 'x',
  title: 'Quiet Days',
  location: 'Goa',
  price: 12000,
  discount: 0,
  duration: '2D/1N',
}

test('has the specified parts in the specified numbers', () => {
  const detail = fallbackDetail(listing, '2026-11-15')
  expect(detail.inclusions).toHaveLength(6)
  expect(detail.exclusions).toHaveLength(5)
  expect(detail.itinerary).toHaveLength(2)
  expect(detail.faqs).toHaveLength(2)
  expect(detail.placesCovered).toEqual(['Goa'])
  expect(detail.packages.map(({ title, price }) => [title, price])).toEqual([
    ['Standard', 12000],
    ['Premium', 17000],
  ])
  expect(detail.departures).toHaveLength(6)
  expect(detail.departures.every(({ startDate }) => startDate >= '2026-11-22')).toBe(true)
})

test('takes its words from the place: Goa, Kerala, otherwise Manali', () => {
  const first = (location: string) => fallbackDetail({ ...listing, location }, '2026-11-15').highlights[0]
  expect(first('South Goa')).toContain('Beaches')
  expect(first('Munnar, Kerala')).toContain('houseboat')
  expect(first('Somewhere')).toBe(first('Manali'))
})
