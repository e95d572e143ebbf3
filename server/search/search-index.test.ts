import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearchQuery } from '#domain/search/search-query.ts'
import { aSearchDocument } from '../../tests/factories/search-document.ts'
import { typedText } from '../../tests/factories/typed-text.ts'
import { buildIndex as build } from './search-index.ts'

/** An index that is asked as people type. */
function buildIndex(...given: Parameters<typeof build>) {
  const { search } = build(...given)
  return { search: (typed: string) => search(parseSearchQuery(typed)) }
}

const { search } = buildIndex([
  aSearchDocument({
    ...{ id: 'leh', title: 'Leh for Beginners', location: 'Ladakh', places: ['Leh', 'Turtuk', 'लेह'] },
    ...{ months: [6, 7], days: 7, tags: ['suvPackage'], popularity: 5 },
  }),
  aSearchDocument({
    ...{ id: 'ride', title: 'Roads over Khardung La', location: 'Ladakh', places: ['Leh', 'Ladakh'] },
    ...{ months: [6, 7, 8, 9], days: 12, tags: ['bikingPackage'], popularity: 9 },
  }),
  aSearchDocument({
    ...{ id: 'goa', title: 'Goa, North and South', location: 'Goa', places: ['Palolem'], tags: ['beach'] },
    ...{ months: [12, 1], days: 5, popularity: 7, keywords: ['new year', 'ladakhi food'] },
  }),
  aSearchDocument({
    ...{ id: 'villa', title: 'A Villa of Your Own', location: 'Goa', kind: 'customised', days: null },
    ...{ months: [12], popularity: 2 },
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

  test('lists by popularity when there are only filters, or nothing in particular is asked for', () => {
    expect(search('december')).toEqual(['ride', 'goa', 'leh', 'villa', 'goats'])
    expect(search('25 december')).toEqual(search('december'))
    expect(search('tour packages')).toEqual(['ride', 'goa', 'leh', 'villa', 'goats'])
  })

  test('puts trips of a fixed length before flexible ones where a length is asked for', () => {
    expect(search('goa 5 days')).toEqual(['goa', 'villa'])
    expect(search('5 days').at(-1)).toBe('villa')
  })

  test('takes the beginning of a name for the place where most trips go', () => {
    const { search: find } = buildIndex([
      aSearchDocument({ id: 'beach', title: 'Gokarna on Foot', location: 'Gokarna', popularity: 9 }),
      ...['p', 'q'].map((id) => aSearchDocument({ id, location: 'Goa' })),
    ])
    expect(find('go')).toEqual(['p', 'q', 'beach'])
    expect(find('gao')).toEqual(['p', 'q'])
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
    expect(buildIndex([aSearchDocument({ id: 'hoi', location: 'Hoi An' })]).search('hopi')).toEqual([])
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
