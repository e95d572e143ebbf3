import { describe, expect, test } from 'vitest'
import { meaningOfText } from './search-meaning.ts'

describe('what a text asks for', () => {
  test.each([
    ['shaadi ke baad', [[['honeymoon']]]],
    ['बच्चों के साथ', [[['family'], ['child']]]],
    ['पहाड़', [[['highmountain']]]],
    ['गांव', [[['village']]]],
    ['गाँव', [[['village']]]],
    ['Valley of Flowers', [[['valley']], [['flower']]]],
    ['sasta goa trip', [[['budget']], [['goa']]]],
    ['तमिलनाडु', [[['tamil', 'nadu']]]],
    ['goa goa goa', [[['goa']]]],
  ])('%s', (text, clauses) => {
    expect(meaningOfText(text).clauses).toEqual(clauses)
  })

  test('is anything when only a trip is asked for', () => {
    expect(meaningOfText('best tour packages for 4 people')).toEqual({ clauses: [], anything: true })
    expect(meaningOfText('the')).toEqual({ clauses: [], anything: false })
    expect(meaningOfText('500')).toEqual({ clauses: [], anything: false })
  })

  test('is what further phrases stand for, unless a word of theirs says nothing beside others', () => {
    const phrases = new Map([
      ['short trip', [['weekend']]],
      ['getaway', [['weekend']]],
    ])
    expect(meaningOfText('short trips', phrases).clauses).toEqual([[['weekend']]])
    expect(meaningOfText('getaway', phrases).clauses).toEqual([[['weekend']]])
    expect(meaningOfText('goa getaway', phrases).clauses).toEqual([[['goa']]])
  })
})
