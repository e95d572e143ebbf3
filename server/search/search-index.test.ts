import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aSearchDocument } from '../../tests/factories/search-document.ts'
import { typedText } from '../../tests/factories/typed-text.ts'
import { buildIndex } from './search-index.ts'

const { search } = buildIndex([
  aSearchDocument({
    ...{ id: 'leh', title: 'Leh for Beginners', location: 'Ladakh', places: ['Leh', 'Turtuk', 'लेह'] },
    ...{ months: [6, 7], price: 18_999, days: 7, tags: ['suvPackage'], popularity: 5 },
  }),
  aSearchDocument({
    ...{ id: 'ride', title: 'Roads over Khardung La', location: 'Ladakh', places: ['Leh', 'Ladakh'] },
    ...{ months: [6, 7, 8, 9], price: 37_999, days: 12, tags: ['bikingPackage'], popularity: 9 },
  }),
  aSearchDocument({
    ...{ id: 'goa', title: 'Goa, North and South', location: 'Goa', places: ['Palolem'], tags: ['beach'] },
    ...{ months: [12, 1], price: 13_750, days: 5, popularity: 7, keywords: ['new year', 'ladakhi food'] },
  }),
  aSearchDocument({
    ...{ id: 'villa', title: 'A Villa of Your Own', location: 'Goa', kind: 'customised', days: null },
    ...{ months: [12], price: 33_500, popularity: 2 },
  }),
  aSearchDocument({
    id: 'goats',
    title: 'A Gallery with Goats',
    location: 'Shekhawati, Rajasthan',
    popularity: 1,
  }),
])

describe('search', () => {
  test('puts exact places and titles before beginnings and keywords', () => {
    expect(search('Ladakh')).toEqual(expect.arrayContaining(['leh', 'ride']))
    expect(search('ladakh')[0]).not.toBe('goa')
    expect(search('Leh for Beginners')[0]).toBe('leh')
    expect(search('lada').at(-1)).toBe('goa')
  })

  test('finds what is still being typed, but no goats for Goa', () => {
    expect(search('turt')).toEqual(['leh'])
    expect(search('goa')).toEqual(['goa', 'villa'])
    expect(search('goat')).toEqual(['goats'])
  })

  test('mends a misspelt word, and lets no stranger in where the word is known', () => {
    expect(search('ladhak').toSorted()).toEqual(['leh', 'ride'])
    expect(search('turtok')).toEqual(['leh'])
    expect(search('leh')).not.toContain('goa')
  })

  test('mends only when fewer than six are found as typed', () => {
    const many = (count: number) =>
      buildIndex([
        ...Array.from({ length: count }, (_, i) =>
          aSearchDocument({ id: `typed-${i}`, location: 'Manalir' }),
        ),
        aSearchDocument({ id: 'near', location: 'Manala' }),
      ]).search('manali')
    expect(many(5)).toContain('near')
    expect(many(6)).not.toContain('near')
  })

  test('applies month, budget and length', () => {
    expect(search('ladakh august')).toEqual(['ride'])
    expect(search('ladakh under 20000')).toEqual(['leh'])
    expect(search('ladakh 12 days')).toEqual(['ride'])
    expect(search('ladakh under 5000')).toEqual([])
  })

  test('lists by popularity when there are only filters, or nothing in particular is asked for', () => {
    expect(search('december').slice(0, 2)).toEqual(['goa', 'villa'])
    expect(search('25 december')).toEqual(search('december'))
    expect(search('tour packages')).toEqual(['ride', 'goa', 'leh', 'villa', 'goats'])
  })

  test('offers flexible trips after those of the length, and not for a length alone', () => {
    expect(search('goa 5 days')).toEqual(['goa', 'villa'])
    expect(search('goa 3 days')).toEqual(['villa'])
    expect(search('5 days')).not.toContain('villa')
    expect(search('goa 40 days')).toEqual([])
  })

  test('prefers the trip made for the month', () => {
    const { search: find } = buildIndex([
      aSearchDocument({ id: 'always', location: 'Ladakh' }),
      aSearchDocument({ id: 'blossom', location: 'Ladakh', months: [4] }),
    ])
    expect(find('ladakh in april')).toEqual(['blossom', 'always'])
  })

  test('falls back on the place when no trip has everything', () => {
    expect(search('leh ladakh helicopter').toSorted()).toEqual(['leh', 'ride'])
    expect(search('goa motorcycle')).toEqual(['goa', 'villa'])
    expect(search('goa turtuk').toSorted()).toEqual(['goa', 'leh', 'villa'])
    expect(search('helicopter with a villa')).toEqual([])
  })

  test('falls back on the kinds of trip where no place is named', () => {
    expect(search('beach helicopter')).toEqual(['goa'])
    expect(search('beach by motorcycle').toSorted()).toEqual(['goa', 'ride'])
  })

  test('takes a related term for its keyword, and trips of the keyword before others', () => {
    const { search: find } = buildIndex(
      [
        aSearchDocument({ id: 'fort', title: 'Above the River', keywords: ['fort'], popularity: 9 }),
        aSearchDocument({ id: 'old', title: 'Old Walls', keywords: ['fort', 'cultural'], popularity: 1 }),
        aSearchDocument({ id: 'song', title: 'A Week of Song', keywords: ['cultural'] }),
      ],
      [{ keyword: 'cultural', relatedTerms: ['living history', 'fort'], tripIds: ['old', 'song'] }],
    )
    expect(find('living history').toSorted()).toEqual(['old', 'song'])
    expect(find('fort').toSorted()).toEqual(['fort', 'old'])
    expect(find('forts')[0]).toBe('old')
  })

  test('mends no word into one of three letters', () => {
    expect(buildIndex([aSearchDocument({ id: 'hoi', location: 'Hoi An' })]).search('holi')).toEqual([])
  })

  test('keeps to the limit and to the trips allowed', () => {
    expect(search('tour', { limit: 2 })).toEqual(['ride', 'goa'])
    expect(search('ladakh', { within: new Set(['leh', 'goa']) })[0]).toBe('leh')
    expect(search('ladakh', { within: new Set() })).toEqual([])
    expect(search('december', { within: new Set(['villa']) })).toEqual(['villa'])
  })

  test.each(['', ' ', '!?', '(.*)+$', '\\', '[a-', '😀😀', '\u0000', '👨‍👩‍👧‍👦', '__proto__', 'constructor'])(
    'finds nothing for %j',
    (typed) => expect(search(typed)).toEqual([]),
  )

  test('survives whatever is typed, and reads no more than a hundred characters of it', () => {
    fc.assert(fc.property(typedText, (typed) => Array.isArray(search(typed))))
    const long = `goa ${'x'.repeat(96)}`
    expect(search(`${long}${' ladakh'.repeat(2_000)}`)).toEqual(search(long))
  })

  test('has nothing to find in an empty catalogue', () => {
    const { search: find } = buildIndex([])
    expect([find('ladakh'), find('december'), find('tour')]).toEqual([[], [], []])
  })
})
