import { expect, test } from 'vitest'
import { allowedCountry } from './allowed-country.ts'

const dialog = ['91', '1', '44', '86', '81']

test.each([
  ['919876543210', dialog, true],
  ['12125550123', dialog, true],
  ['17875550123', dialog, true],
  ['447700900123', dialog, true],
  ['8613800138000', dialog, true],
  ['819012345678', dialog, true],
  ['923001234567', dialog, false],
  ['4915112345678', dialog, false],
  ['8801712345678', dialog, false],
  // Jamaica and Grenada dial like the United States, at another price.
  ['18765550123', dialog, false],
  ['14735550123', dialog, false],
  ['18765550123', ['1876'], true],
  ['12125550123', ['1876'], false],
])('%s with %j: %j', (phone, countries, allowed) => {
  expect(allowedCountry(phone, countries)).toBe(allowed)
})
