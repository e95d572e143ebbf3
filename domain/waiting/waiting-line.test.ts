import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineInWords, partiesThatFit, placeInWords } from './waiting-line.ts'

const parties = fc.array(fc.record({ seats: fc.integer({ min: 1, max: 15 }) }), { maxLength: 20 })

test('whoever is passed over would not have fitted, and no seat is given twice', () => {
  fc.assert(
    fc.property(parties, fc.nat(40), (line, free) => {
      const chosen = partiesThatFit(line, free)
      let left = free
      for (const party of line)
        if (chosen.includes(party)) left -= party.seats
        else expect(party.seats).toBeGreaterThan(left)
      expect(left).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('place and line are told in words', () => {
  const line = [{ seats: 3 }, { seats: 2 }, { seats: 1 }]
  expect(placeInWords([])).toBe('You are first.')
  expect(placeInWords(line.slice(0, 1))).toBe('You are second. Ahead of you: a party of 3.')
  expect(placeInWords(line)).toBe('You are fourth. Ahead of you: 3 parties, 6 travellers in all.')
  expect(placeInWords(Array(12).fill({ seats: 1 }))).toBe(
    'You are number 13. Ahead of you: 12 parties, 12 travellers in all.',
  )
  expect([lineInWords([]), lineInWords(line.slice(0, 1)), lineInWords(line)]).toEqual([
    'Nobody waits for this date yet.',
    'One party of 3 waits for this date.',
    '3 parties wait for this date, 6 travellers in all.',
  ])
})
