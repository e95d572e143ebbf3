import { expect, test } from 'vitest'
import { isHeaderTransparent } from './header-tone.ts'

test('the home page is transparent down to 50 px, white below', () => {
  expect(isHeaderTransparent('/', 0)).toBe(true)
  expect(isHeaderTransparent('/', 50)).toBe(true)
  expect(isHeaderTransparent('/', 51)).toBe(false)
})

test.each(['/blog', '/about', '/contact', '/trip/lw6', '/custom-trip/x', '/itinerary/lw6', '/newsletter'])(
  '%s is always white',
  (path) => {
    expect(isHeaderTransparent(path, 0)).toBe(false)
  },
)
