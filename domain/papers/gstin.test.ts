import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCharacter, isGstin, stateOfGstin } from './gstin.ts'
import { stateCode, stateNames, stateOfCode, stateTaxName } from './indian-states.ts'

/** Published by the tax authority as an example. */
const known = '27AAPFU0939F1ZV'

test('a known number is accepted, with its State', () => {
  expect(isGstin(known)).toBe(true)
  expect(stateOfGstin(known)).toBe('Maharashtra')
})

test('one wrong character always shows', () => {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  fc.assert(
    fc.property(fc.nat({ max: 14 }), fc.constantFrom(...alphabet), (at, character) => {
      fc.pre(known[at] !== character)
      expect(isGstin(known.slice(0, at) + character + known.slice(at + 1))).toBe(false)
    }),
  )
})

test('a code that no State has is refused, whatever the check character says', () => {
  const unknown = `99${known.slice(2, 14)}`
  expect(isGstin(unknown + checkCharacter(unknown))).toBe(false)
})

test('28 States and 8 territories, each with a code of its own', () => {
  expect(stateNames).toHaveLength(36)
  expect(new Set(stateNames.map(stateCode)).size).toBe(36)
  for (const state of stateNames) expect(stateOfCode(stateCode(state))).toBe(state)
  expect(stateNames).toEqual([...stateNames].sort())
  expect([stateTaxName('Delhi'), stateTaxName('Ladakh')]).toEqual(['SGST', 'UTGST'])
})
