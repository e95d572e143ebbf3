import { describe, expect, test } from 'vitest'
import { type CountryCode, checkLoginPhone, readCode, readWholePhone } from './login-phone.ts'

describe('a number that comes in one piece', () => {
  test.each<[string, CountryCode, CountryCode, string]>([
    ['98765 43210', '91', '91', '9876543210'],
    ['+91 98765-43210', '91', '91', '9876543210'],
    ['919876543210', '91', '91', '9876543210'],
    ['09876543210', '91', '91', '9876543210'],
    ['0091 98765 43210', '1', '91', '9876543210'],
    ['\u202a+91 98765\u00a043210\u202c', '91', '91', '9876543210'],
    ['Call +44 (0)7911 123456', '91', '44', '7911123456'],
    ['07911 123456', '44', '44', '7911123456'],
    ['447911123456', '44', '44', '7911123456'],
    ['+1 (415) 555-0132', '91', '1', '4155550132'],
    ['1 415 555 0132', '1', '1', '4155550132'],
    ['+86 138 1234 5678', '91', '86', '13812345678'],
    ['090-1234-5678', '81', '81', '9012345678'],
    ['+49 171 1234567', '91', '91', '491711234567'],
    ['', '91', '91', ''],
  ])('%s with +%s chosen', (text, chosen, country, phone) => {
    expect(readWholePhone(text, chosen)).toEqual({ country, phone })
  })
})

describe('a number', () => {
  test.each<[CountryCode, string, string]>([
    ['91', '9876543210', '919876543210'],
    ['91', '6000000000', '916000000000'],
    ['91', '09876543210', '919876543210'],
    ['91', '919876543210', '919876543210'],
    ['44', '07911123456', '447911123456'],
    ['1', '5550132', '15550132'],
    ['81', '901234567890123', '81901234567890123'],
  ])('of +%s %s is complete', (country, phone, number) => {
    expect(checkLoginPhone({ country, phone })).toEqual({ ok: true, number })
  })

  test.each<[CountryCode, string]>([
    ['91', '5876543210'],
    ['91', '987654321'],
    ['91', '98765432101'],
    ['44', '791112'],
    ['81', '9012345678901234'],
  ])('of +%s %s is not valid', (country, phone) => {
    expect(checkLoginPhone({ country, phone })).toEqual({
      ok: false,
      message: 'Please enter a valid phone number',
    })
  })

  test.each(['', '0', ' - '])('"%s" is missing', (phone) => {
    expect(checkLoginPhone({ country: '91', phone })).toEqual({
      ok: false,
      message: 'Please enter your phone number',
    })
  })
})

test.each([
  ['481920', '481920'],
  ['481 920', '481920'],
  ['Your Kafila code is 481920. It ends in 5 minutes.\n@kafila.example #481920', '481920'],
  ['48a1', '481'],
  ['48192012', '481920'],
  ['', ''],
])('the code in "%s"', (text, code) => {
  expect(readCode(text)).toBe(code)
})
