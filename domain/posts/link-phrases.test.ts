import { expect, test } from 'vitest'
import { linkPhrases } from './link-phrases.ts'
import { parsePostBody } from './parse-post-body.ts'
import { linksOf } from './post-body.ts'

const phrases = {
  '/india/goa': ['Goa'],
  '/india/himachal-pradesh': ['Himachal Pradesh', 'Himachal'],
  '/backpacking': ['backpacking'],
}
const linked = (text: string) => linkPhrases(parsePostBody(text), phrases)

test('each page is linked once, where it is first named', () => {
  expect(linked('To Goa.\n\n## Goa\n\nGoa’s beaches, by backpacking.')).toEqual({
    opening: [{ paragraph: ['To ', { link: ['Goa'], to: '/india/goa' }, '.'] }],
    sections: [
      {
        id: 'goa',
        title: 'Goa',
        blocks: [{ paragraph: ['Goa’s beaches, by ', { link: ['backpacking'], to: '/backpacking' }, '.'] }],
      },
    ],
  })
})

test('the longest phrase counts, in any case, inside strong words too', () => {
  expect(linked('**HIMACHAL PRADESH** and Himachal').opening).toEqual([
    {
      paragraph: [
        { strong: [{ link: ['HIMACHAL PRADESH'], to: '/india/himachal-pradesh' }] },
        ' and Himachal',
      ],
    },
  ])
})

test('an author’s own link counts, wherever it stands', () => {
  expect(linksOf(linked('Goa first.\n\n- then [the coast](/india/goa#group-tours)'))).toEqual([
    '/india/goa#group-tours',
  ])
})

test.each(['Goan food', 'Old-Goa', '- Goa in a list', '[Goa](/trip/p4)'])('%s gains no link', (text) => {
  const body = parsePostBody(text)
  expect(linkPhrases(body, phrases)).toEqual(body)
})
