import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isShared, mostCompared, readCompareIds, sharedStatements, standingOf } from './compare.ts'

const known = new Set(['p1', 'lw1', 'lw6', 'goa-monsoon'])
const read = (text: string) => readCompareIds(text, (id) => known.has(id))

describe('the ids of an address', () => {
  test('keep the order in which they are given', () => {
    expect(read('lw6,p1,lw1')).toEqual({ ids: ['lw6', 'p1', 'lw1'], unknown: 0, doubled: 0, tooMany: 0 })
  })

  test('drop and count what is unknown, repeated or too many', () => {
    expect(read(' lw6 , nowhere,lw6,,p1,nowhere,lw1,goa-monsoon')).toEqual({
      ids: ['lw6', 'p1', 'lw1'],
      unknown: 1,
      doubled: 1,
      tooMany: 1,
    })
  })

  test('count each trip once, however often it is named', () => {
    expect(read('lw6,lw6,lw6')).toEqual({ ids: ['lw6'], unknown: 0, doubled: 1, tooMany: 0 })
    expect(read('nope,nope')).toEqual({ ids: [], unknown: 1, doubled: 0, tooMany: 0 })
  })

  test('may be none', () => {
    expect(read('')).toEqual({ ids: [], unknown: 0, doubled: 0, tooMany: 0 })
  })

  test('are at most three known ones, each once, whatever is written', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...known, 'x', '', ' ', 'p1 ')), (parts) => {
        const { ids } = read(parts.join(','))
        expect(ids.length).toBeLessThanOrEqual(mostCompared)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every((id) => known.has(id))).toBe(true)
      }),
    )
  })
})

describe('what sets trips apart', () => {
  test('is any statement that another lacks', () => {
    expect(standingOf([['8D/7N'], ['6D/5N']])).toBe('different')
    expect(standingOf([['Leh', 'Nubra'], ['Leh']])).toBe('different')
    expect(standingOf([['easy'], ['easy'], ['hard']])).toBe('different')
    expect(standingOf([['easy'], []])).toBe('different')
  })

  test('is not order, case, spacing, a full stop or a repetition', () => {
    expect(
      standingOf([
        ['All  breakfasts.', 'Permits'],
        ['permits', 'All breakfasts', 'Permits'],
      ]),
    ).toBe('same')
  })

  test('can’t be said of one trip', () => {
    expect(standingOf([['easy']])).toBe('alone')
    expect(sharedStatements([['easy']]).size).toBe(0)
  })

  test('leaves what all of them share', () => {
    const shared = sharedStatements([
      ['Leh', 'Nubra', 'Pangong Tso'],
      ['leh ', 'Hanle', 'Pangong  Tso'],
      ['Pangong Tso', 'Leh'],
    ])
    expect(['Leh', 'Pangong Tso', 'Nubra', 'Hanle'].map((place) => isShared(shared, place))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
