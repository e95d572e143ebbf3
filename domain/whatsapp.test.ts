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

test('the link stays under 2,000 characters whatever is written', () => {
  fc.assert(
    fc.property(fc.constantFrom('a', 'क', '🏔️', ' ', '&'), fc.nat(600), fc.nat(600), (unit, many, more) => {
      const text = enquiryText(
        'Hello',
        { name: unit.repeat(many), destination: 'x'.repeat(more), dates: unit.repeat(more) },
        page,
      )
      expect(encodeURIComponent(text).length).toBeLessThan(2000)
    }),
  )
})

test('the link keeps spaces and new lines as wa.me wants them', () => {
  expect(whatsappLink('919812345678', 'a b\nc+d')).toBe('https://wa.me/919812345678?text=a%20b%0Ac%2Bd')
})
