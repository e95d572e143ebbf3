import { testCaught } from '../../tests/factories/defects.ts'
import { checkLinkPhrases } from './link-phrases.ts'

const file = 'content/pages/link-phrases.ts:'

testCaught(
  [checkLinkPhrases],
  [
    [
      'a page without phrases',
      ({ pages }) => delete (pages.linkPhrases as Record<string, unknown>)['/india/goa'],
      `${file} /india/goa: write the phrases that lead there`,
    ],
    [
      'a page that is not named',
      ({ pages }) => Object.assign(pages.linkPhrases, { '/india/bihar': ['Bihar'] }),
      `${file} /india/bihar: the specification does not name it`,
    ],
    [
      'a phrase for two pages',
      ({ pages }) => Object.assign(pages.linkPhrases, { '/india/goa': ['Beach'], '/world/bali': ['beach'] }),
      'leads to /india/goa already',
    ],
  ],
)
