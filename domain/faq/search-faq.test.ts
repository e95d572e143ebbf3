import { expect, test } from 'vitest'
import { searchFaq } from './search-faq.ts'

const groups = [
  {
    id: 'money',
    name: 'Money',
    items: [
      { id: 'money-1', question: 'Is GST included?', answer: 'Yes, at 5%.' },
      {
        id: 'money-2',
        question: 'How long does a refund take?',
        answer: 'You don’t wait long: 7-10 working days.',
      },
    ],
  },
  { id: 'road', name: 'Road', items: [{ id: 'road-1', question: 'Tipping?', answer: 'José decides.' }] },
]
const found = (typed: string) => searchFaq(groups, typed).flatMap(({ items }) => items.map(({ id }) => id))

test.each([
  ['', ['money-1', 'money-2', 'road-1']],
  ['  ', ['money-1', 'money-2', 'road-1']],
  ['gst', ['money-1']],
  ['5%', ['money-1']],
  ['REFUND', ['money-2']],
  ['days working', ['money-2']],
  ["don't wait", ['money-2']],
  ['jose', ['road-1']],
  ['refund gst', []],
  ['zebra', []],
  ['???', []],
  ['.*', []],
])('%j finds %j', (typed, ids) => {
  expect(found(typed)).toEqual(ids)
})

test('a group without a match is left out', () => {
  expect(searchFaq(groups, 'gst').map(({ id }) => id)).toEqual(['money'])
})
