import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typedText } from '../../tests/factories/typed-text.ts'
import { isFiltered, parseSearchQuery } from './search-query.ts'

const upTo = (max: number) => ({ min: 0, max })
const endless = Number.POSITIVE_INFINITY

describe('a query', () => {
  test('is text alone when it names no filter', () => {
    const query = parseSearchQuery('Leh Ladakh with Turtuk')
    expect(query).toEqual({
      text: 'leh ladakh with turtuk',
      months: [],
      ...{ year: null, time: null, from: null, suits: null, withoutTrek: false },
      budget: null,
      days: null,
      cheapestFirst: false,
    })
    expect(isFiltered(query)).toBe(false)
  })

  test('is taken apart', () => {
    expect(parseSearchQuery('Kerala 6 days in December under ₹20,000')).toMatchObject({
      text: 'kerala in',
      months: [12],
      budget: upTo(20_000),
      days: { min: 6, max: 6 },
      cheapestFirst: false,
    })
  })

  test.each([
    ['december', [12]],
    ['Dec 2026', [12]],
    ['dece', [12]],
    ['decmber', [12]],
    ['trips in april', [4]],
    ['may-june', [5, 6]],
    ['may to july', [5, 6, 7]],
    ['november se january', [11, 12, 1]],
    ['दिसंबर', [12]],
    ['जून में', [6]],
    ['sitambar', [9]],
    ['mayabunder', []],
    ['markha', []],
    ['summer', []],
  ])('asks in %j for the months %j', (typed, months) => {
    expect(parseSearchQuery(typed).months).toEqual(months)
  })

  test.each([
    ['under 15000', upTo(15_000)],
    ['below 20k', upTo(20_000)],
    ['less than 7,000', upTo(7_000)],
    ['under 1,50,000', upTo(150_000)],
    ['10000 se kam', upTo(10_000)],
    ['₹6000 tak', upTo(6_000)],
    ['१५ हज़ार के अंदर', upTo(15_000)],
    ['budget 12000', upTo(12_000)],
    ['under 20', upTo(20_000)],
    ['goa 15000', upTo(15_000)],
    ['1.5 lakh se kam', upTo(150_000)],
    ['10k-20k', { min: 10_000, max: 20_000 }],
    ['10-20k', { min: 10_000, max: 20_000 }],
    ['between 30000 and 20000', { min: 20_000, max: 30_000 }],
    ['above 50000', { min: 50_000, max: endless }],
    ['december 2026', null],
    ['budget', null],
    ['5 star', null],
    ['10-20 june', null],
  ])('asks in %j for the price %j', (typed, budget) => {
    expect(parseSearchQuery(typed).budget).toEqual(budget)
  })

  test.each([
    ['3 days', { min: 3, max: 3 }],
    ['2 days', { min: 2, max: 3 }],
    ['do din', { min: 2, max: 3 }],
    ['7 day', { min: 7, max: 7 }],
    ['5 din', { min: 5, max: 5 }],
    ['पाँच दिन', { min: 5, max: 5 }],
    ['teen din', { min: 3, max: 3 }],
    ['6D/5N', { min: 6, max: 6 }],
    ['6 days 5 nights', { min: 6, max: 6 }],
    ['4 nights', { min: 5, max: 5 }],
    ['2-3 days', { min: 2, max: 3 }],
    ['a week', { min: 6, max: 8 }],
    ['2 weeks', { min: 13, max: 15 }],
    ['under 5 days', { min: 1, max: 5 }],
    ['5 din se kam', { min: 1, max: 5 }],
    ['7+ days', { min: 7, max: endless }],
    ['12', { min: 12, max: 12 }],
    ['22', null],
    ['0', null],
    ['char dham', null],
    ['weekend', null],
  ])('asks in %j for the days %j', (typed, days) => {
    const query = parseSearchQuery(typed)
    expect([query.days, query.budget]).toEqual([days, null])
  })

  test.each([
    ['sasta', true, 'sasta'],
    ['cheapest goa', true, 'goa'],
    ['sabse saste trek', true, 'trek'],
    ['budget kashmir trip', true, 'kashmir trip'],
    ['budget 12000', false, ''],
    ['goa', false, 'goa'],
  ])('%j asks for the cheapest first: %j, and looks up %j', (typed, cheapestFirst, text) => {
    const query = parseSearchQuery(typed)
    expect([query.cheapestFirst, query.text.trim()]).toEqual([cheapestFirst, text])
  })

  test('may be anything at all, and is cut', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const { text, months, budget, days } = parseSearchQuery(typed)
        expect(text.length).toBeLessThanOrEqual(100)
        expect(months.every((month) => month >= 1 && month <= 12)).toBe(true)
        for (const range of [budget, days]) if (range) expect(range.min).toBeLessThanOrEqual(range.max)
      }),
    )
    expect(parseSearchQuery('a'.repeat(10_000)).text).toHaveLength(100)
    expect(parseSearchQuery(`${'goa '.repeat(24)}xyz😀😀😀`).text.isWellFormed()).toBe(true)
  })
})
