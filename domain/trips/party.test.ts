import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quote } from '#domain/money/price.ts'
import { sharesOf } from '#domain/money/shares.ts'
import type { Package } from './package.ts'
import { type PartyFacts, partyRefusal, partyTermsOf, pricedParty, sizeNote, sizeRefusal } from './party.ts'

const facts: PartyFacts = {
  child: { from: 5, to: 11, price: 9_600 },
  singleRoom: { more: 8_600 },
}
const twin: Package = {
  id: 'standard',
  title: 'Twin sharing',
  price: 15_900,
  description: 'Two to a room',
  isPopular: false,
  gstExtra: false,
}
const of = (more: Partial<Package>) => partyTermsOf(facts, { ...twin, ...more })

test('children and rooms of one’s own are sold where the package has them', () => {
  expect(of({})).toEqual({
    smallest: 1,
    pairs: false,
    child: { from: 5, to: 11, price: 9_600 },
    ownRoomMore: 8_600,
  })
  expect(of({ withoutChildren: true }).child).toBeNull()
  expect(of({ ownRoom: true })).toMatchObject({ child: null, ownRoomMore: null })
  // What a room costs more is told against the first package.
  expect(of({ id: 'deluxe' }).ownRoomMore).toBeNull()
  // A cheaper package is never cheaper for an adult than for a child.
  expect(of({ price: 9_000 }).child?.price).toBe(9_000)
  const none = { child: { none: 'From 10 years all pay alike' }, singleRoom: { none: 'Tents are for two' } }
  expect(partyTermsOf(none, twin)).toEqual({ smallest: 1, pairs: false, child: null, ownRoomMore: null })
})

test('a party that does not fit is told what fits', () => {
  const couple = of({ pairs: true })
  expect(sizeNote(couple)).toBe('For two sharing: 2, 4 or 6 guests.')
  expect(sizeRefusal(couple, 1)).toBe('This price is for two sharing. Please choose 2, 4 or 6 guests.')
  expect(sizeRefusal(couple, 3)).not.toBeNull()
  expect(sizeRefusal(couple, 2)).toBeNull()
  const family = of({ smallest: 3 })
  expect(sizeNote(family)).toBe('For three guests or more.')
  expect(sizeRefusal(family, 2)).toBe('This price is for three or more. Please choose at least 3 guests.')
  expect(sizeNote(of({}))).toBeNull()
  const refusals = [
    [of({ withoutChildren: true }), { guests: 2, children: 1 }],
    [of({ id: 'deluxe' }), { guests: 2, ownRooms: 1 }],
    [of({}), { guests: 1, children: 1 }],
    [of({}), { guests: 3, children: 1, ownRooms: 3 }],
  ] as const
  for (const [terms, wish] of refusals) expect(partyRefusal(terms, wish)).not.toBeNull()
  expect(partyRefusal(of({}), { guests: 3, children: 2, ownRooms: 1 })).toBeNull()
})

test('adults, children and rooms are lines of their own, and each guest has a share', () => {
  const party = pricedParty(of({}), { guests: 4, children: 1, ownRooms: 1 })
  const priced = quote({ package: twin, guests: 4, party, overseas: false })
  if (!priced.ok) throw new Error(priced.reason)
  expect(priced.quote.lines).toEqual([
    { kind: 'subtotal', label: 'Adults', count: 3, paise: 47_700_00 },
    { kind: 'children', label: 'Children', count: 1, paise: 9_600_00 },
    { kind: 'rooms', label: 'Room of your own', count: 1, paise: 8_600_00 },
  ])
  expect(priced.quote.totalPaise).toBe(65_900_00)
  expect(party && sharesOf(party, priced.quote)).toEqual([
    { kind: 'adult', paise: 15_900_00 },
    { kind: 'adult', paise: 15_900_00 },
    { kind: 'adult', ownRoom: true, paise: 24_500_00 },
    { kind: 'child', paise: 9_600_00 },
  ])
})

test('whatever comes off or on top, the shares are whole rupees that add up to the total', () => {
  const rupees = fc.integer({ min: 500, max: 200_000 })
  const wishes = fc
    .record({ guests: fc.integer({ min: 1, max: 15 }), children: fc.nat(14), ownRooms: fc.nat(15) })
    .map(({ guests, children, ownRooms }) => {
      const fewer = Math.min(children, guests - 1)
      return { guests, children: fewer, ownRooms: Math.min(ownRooms, guests - fewer) }
    })
  fc.assert(
    fc.property(
      rupees,
      rupees,
      rupees,
      wishes,
      fc.boolean(),
      fc.boolean(),
      (price, child, more, wish, gst, coupon) => {
        const chosen = { ...twin, price, gstExtra: gst }
        const terms = partyTermsOf({ child: { from: 5, to: 11, price: child }, singleRoom: { more } }, chosen)
        const party = pricedParty(terms, wish)
        const couponCode = coupon ? 'SAVE10' : undefined
        const priced = quote({ package: chosen, guests: wish.guests, party, overseas: false, couponCode })
        if (!priced.ok) {
          expect(priced.reason).toBe('coupon_invalid')
          return
        }
        const { totalPaise, subtotalPaise, lines, originalPaise } = priced.quote
        const shares = party ? sharesOf(party, priced.quote) : null
        expect(originalPaise).toBeNull()
        expect(lines.reduce((sum, { paise }) => sum + paise, 0)).toBe(totalPaise)
        expect(subtotalPaise).toBe(
          ((wish.guests - wish.children) * price +
            wish.children * Math.min(child, price) +
            wish.ownRooms * more) *
            100,
        )
        expect(shares === null).toBe(wish.children + wish.ownRooms === 0)
        if (!shares) return
        expect(shares.reduce((sum, { paise }) => sum + paise, 0)).toBe(totalPaise)
        expect(shares.filter(({ paise }) => paise < 0 || paise % 100 !== 0)).toEqual([])
        expect(shares.filter(({ kind }) => kind === 'child')).toHaveLength(wish.children)
      },
    ),
  )
})
