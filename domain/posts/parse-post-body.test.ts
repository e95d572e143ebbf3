import { expect, test } from 'vitest'
import { parsePostBody, unreadMarkdown } from './parse-post-body.ts'
import { linksOf } from './post-body.ts'

const paragraphOf = (text: string) => parsePostBody(text).opening

test('headings part a text into sections with ids of their own', () => {
  const body = parsePostBody(
    'First.\n\n## Fuel, permits’ money\nBelow.\n\n## Fuel, permits’ money\n\n## Malé',
  )
  expect(body.opening).toEqual([{ paragraph: ['First.'] }])
  expect(body.sections.map(({ id, title }) => [id, title])).toEqual([
    ['fuel-permits-money', 'Fuel, permits’ money'],
    ['fuel-permits-money-2', 'Fuel, permits’ money'],
    ['male', 'Malé'],
  ])
  expect(body.sections[0]?.blocks).toEqual([{ paragraph: ['Below.'] }])
})

test('lists are read with their marks, and a line without one goes on', () => {
  expect(paragraphOf('- one\n- two\n  more\n\n1. first\n2. second')).toEqual([
    { list: [['one'], ['two more']], ordered: false },
    { list: [['first'], ['second']], ordered: true },
  ])
})

test('a table compares things row by row, with marks and links in its cells', () => {
  const table = '| | By Shimla | By Manali |\n|---|---|---|\n| **Nights** | three | [none](/trip/p1) |'
  const [block] = parsePostBody(`Before.\n\n${table}\n\nAfter.`).opening.slice(1)
  expect(block).toEqual({
    compared: [['By Shimla'], ['By Manali']],
    rows: [{ label: [{ strong: ['Nights'] }], cells: [['three'], [{ link: ['none'], to: '/trip/p1' }]] }],
  })
  expect(linksOf(parsePostBody(table))).toEqual(['/trip/p1'])
  expect(unreadMarkdown(`Before.\n\n${table}\n\nAfter.`)).toBeNull()
})

test.each([
  ['without dashes', '| | a | b |\n| c | d | e |'],
  ['without rows', '| | a | b |\n|---|---|---|'],
  ['with a cell too few', '| | a | b |\n|---|---|---|\n| c | d |'],
  ['of one thing', '| | a |\n|---|---|\n| c | d |'],
  ['of too many things', '| | a | b | c | d |\n|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 |'],
  ['with a word in its corner', '| x | a | b |\n|---|---|---|\n| c | d | e |'],
  ['below a line of text', 'text\n| | a | b |\n|---|---|---|\n| c | d | e |'],
])('a table %s is told to its author', (_, table) => {
  expect(unreadMarkdown(`Before.\n\n${table}`)).toMatch(/^\| (x )?\| a/)
})

test('words can be strong, emphasised, and lead somewhere', () => {
  expect(paragraphOf('So: **in by [Shimla](/trip/p1)**, _slowly_.')).toEqual([
    {
      paragraph: [
        'So: ',
        { strong: ['in by ', { link: ['Shimla'], to: '/trip/p1' }] },
        ', ',
        { emphasis: ['slowly'] },
        '.',
      ],
    },
  ])
})

test.each(['3 * 4 ** 2 stars', 'a_file_name', '[not a link]', '5 < 6 & <script>'])(
  '%s stays as it is',
  (text) => {
    expect(paragraphOf(text)).toEqual([{ paragraph: [text] }])
  },
)

test.each([
  '### Third',
  '> quoted',
  '| a | b |',
  '![a](b)',
  '```',
  'a `b` c',
  '<b>bold</b>',
  '* star',
  '---',
  '# One',
])('%s is told to its author', (line) => {
  expect(unreadMarkdown(`Before.\n\n${line}\n\nAfter.`)).toBe(line)
})

test('what is read is not', () => {
  expect(unreadMarkdown('## Two\n\n- **a** _b_ [c](/d)\n\n1. x\n\n**Bold** start, 5–6 °C')).toBeNull()
})
