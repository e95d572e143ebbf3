import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slicePage } from './paging.ts'

test.each([
  [0, 1, { start: 0, end: 0, remaining: 0, pages: 1 }],
  [8, 1, { start: 0, end: 8, remaining: 0, pages: 1 }],
  [12, 1, { start: 0, end: 12, remaining: 0, pages: 1 }],
  [35, 1, { start: 0, end: 12, remaining: 23, pages: 3 }],
  [35, 3, { start: 24, end: 35, remaining: 0, pages: 3 }],
  [35, 9, { start: 24, end: 35, remaining: 0, pages: 3 }],
])('%i trips, page %i', (total, page, slice) => {
  expect(slicePage(total, page)).toEqual(slice)
})

test('the pages together are the whole list', () => {
  fc.assert(
    fc.property(fc.nat(500), (total) => {
      const { pages } = slicePage(total, 1)
      let end = 0
      for (let page = 1; page <= pages; page++) {
        const slice = slicePage(total, page)
        expect(slice.start).toBe(end)
        end = slice.end
      }
      expect(end).toBe(total)
    }),
  )
})
