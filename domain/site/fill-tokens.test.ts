import { expect, test } from 'vitest'
import { fillTokens } from './fill-tokens.ts'

const values = { confirmationHours: '24', gstRate: '5%', email: 'hello@kafila.example' }

test('fills every occurrence and leaves other text alone', () => {
  expect(fillTokens('Within {confirmationHours} hours; “+ {gstRate} GST”; {gstRate}.', values)).toBe(
    'Within 24 hours; “+ 5% GST”; 5%.',
  )
  expect(fillTokens('Nothing to fill.', values)).toBe('Nothing to fill.')
})

test.each(['{gst}', '{constructor}', '{}', '{ email }', '{Email}'])('%s is unknown', (token) => {
  expect(() => fillTokens(`Ask ${token} now`, values)).toThrow(`unknown token ${token}`)
})

test.each(['{email', 'email}', '{{email}}'])('%s has a stray brace', (text) => {
  expect(() => fillTokens(text, values)).toThrow('stray')
})
