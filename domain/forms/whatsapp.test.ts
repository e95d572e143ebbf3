import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enquiryText, whatsappLink } from './whatsapp.ts'

const page = 'https://kafila.example/'

test('writes one line a field in the form’s order, then the page', () => {
  const text = enquiryText(
    'Hello Kafila, I would like to plan a trip.',
    {
      dates: 'May',
      name: 'Asha',
      travelers: '4',
      email: 'asha@example.com',
      phone: '98765 43210',
      destination: 'Spiti',
    },
    page,
  )
  expect(text.split('\n')).toEqual([
    'Hello Kafila, I would like to plan a trip.',
    'Name: Asha',
    'Phone: 98765 43210',
    'Email: asha@example.com',
    'Destination: Spiti',
    'Travelers: 4',
    'Dates: May',
    `Page: ${page}`,
  ])
})

test('fills in the specified defaults', () => {
  expect(enquiryText('Hello', {}, page).split('\n')).toEqual([
    'Hello',
    'Travelers: 1',
    'Dates: To be discussed',
    `Page: ${page}`,
  ])
})

test('a value can’t forge a line of its own', () => {
  expect(enquiryText('Hello', { name: 'A\nTravelers: 90' }, page)).toContain('Name: A Travelers: 90')
})

test('the link stays under 2,000 characters whatever is written, from whichever page', () => {
  const unit = fc.constantFrom('a', 'क', '🏔', '🏔️', ' ', '&', '%E0')
  const value = fc.tuple(unit, fc.nat(600)).map(([text, times]) => text.repeat(times))
  const details = fc.record({
    ...{ trip: value, name: value, phone: value, email: value },
    ...{ destination: value, travelers: value, dates: value },
  })
  const address = fc
    .tuple(value, value, value)
    .map(([path, query, hash]) => `${page}${path}?${query}#${hash}`)
  fc.assert(
    fc.property(details, address, (written, from) => {
      const text = enquiryText('Hello Kafila, I would like to know more.', written, from)
      expect(encodeURIComponent(text).length).toBeLessThan(2000)
    }),
  )
})

test('a short address stays whole, a long one loses its query and hash, then its end', () => {
  const shown = (address: string) => enquiryText('Hello', {}, address).split('Page: ')[1]
  const long = 'x'.repeat(700)
  expect(shown(`${page}trip/lw6?tab=dates#top`)).toBe(`${page}trip/lw6?tab=dates#top`)
  expect(shown(`${page}trip/lw6?gclid=${long}#top`)).toBe(`${page}trip/lw6`)
  expect(shown(`${page}trip/lw6#${long}`)).toBe(`${page}trip/lw6`)
  expect(shown(`${page}${long}?a`)).toMatch(/^https:\/\/kafila\.example\/x{400,577}$/)
})

test('the link keeps spaces and new lines as wa.me wants them', () => {
  expect(whatsappLink('919812345678', 'a b\nc+d')).toBe('https://wa.me/919812345678?text=a%20b%0Ac%2Bd')
})
