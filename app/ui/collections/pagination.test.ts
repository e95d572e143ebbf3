import { expect, test } from 'vitest'
import { visiblePages } from './pagination.tsx'

test.each([
  [1, 2, [1, 2]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [5, 12, [1, null, 4, 5, 6, null, 12]],
  [9, 12, [1, null, 8, 9, 10, 11, 12]],
  [12, 12, [1, null, 8, 9, 10, 11, 12]],
])('page %i of %i shows a row of the same width', (page, pageCount, shown) => {
  expect(visiblePages(page, pageCount)).toEqual(shown)
})
