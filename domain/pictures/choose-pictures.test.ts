import { expect, test } from 'vitest'
import { choosePictures, type PictureOption } from './choose-pictures.ts'

const option = (picture: string): PictureOption<string> => ({
  picture,
  composition: [picture.replace(/\d+$/, '')],
})
const choose = (...cards: string[]) =>
  choosePictures(cards.map((names) => names.split(' ').map(option))).map(({ picture }) => picture)

test('a card shows its cover while nothing near it is arranged like that', () => {
  expect(choose('road1', 'lake1 road1', 'camp1', 'pass1', 'gompa1', 'dune1', 'road2 lake2')).toEqual([
    'road1',
    'lake1',
    'camp1',
    'pass1',
    'gompa1',
    'dune1',
    'road2',
  ])
})

test('in another light it is still the same arrangement', () => {
  expect(choose('road1', 'road2 road3 lake1')).toEqual(['road1', 'lake1'])
})

test('an earlier card gives way where a later one has no other picture', () => {
  expect(choose('road1 lake1', 'road2')).toEqual(['lake1', 'road2'])
})

test('neighbours at five columns differ, those beyond need not', () => {
  const between = ['a1', 'b1', 'c1', 'd1']
  expect(choose('road1', ...between, 'road2 lake1').at(-1)).toBe('lake1')
  expect(choose('road1', ...between, 'e1', 'road2 lake1').at(-1)).toBe('road2')
})

test('no picture stands twice among twelve, even far apart', () => {
  const between = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1']
  expect(choose('road1', ...between, 'road1 road2').at(-1)).toBe('road2')
})

test('what can’t be had leaves alike pictures as far apart as may be', () => {
  expect(choose('road1', 'lake1', 'camp1', 'camp2 road2')).toEqual(['road1', 'lake1', 'camp1', 'road2'])
})

test('the last cards of a page leave room for the first of the next', () => {
  const page = [...'abcdefghijk'].map((letter) => `${letter}1`)
  expect(choose(...page, 'road1 lake1', 'road2').slice(-2)).toEqual(['lake1', 'road2'])
})

test('the pages of a list agree with the list', () => {
  const cards = Array.from({ length: 36 }, (_, i) => `a${i} b${i} c${i} d${i} e${i} f${i} g${i}`)
  const whole = choose(...cards)
  // A page needs to know no more than the cards that touch its last ones.
  expect(choose(...cards.slice(0, 17)).slice(0, 12)).toEqual(whole.slice(0, 12))
  for (const [i, picture] of whole.entries())
    for (const near of whole.slice(i + 1, i + 6)) expect(near[0]).not.toBe(picture[0])
})
