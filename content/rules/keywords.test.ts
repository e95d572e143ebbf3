import { testCaught } from '../../tests/factories/defects.ts'
import { checkKeywords } from './keywords.ts'

testCaught(
  [checkKeywords],
  [
    [
      'another order',
      ({ pages }) => pages.keywords.reverse(),
      'content/pages/keywords.ts: keyword: write adventure, beach, family, honeymoon, budget, luxury, cultural, wildlife, pilgrimage, weekend, monsoon, winter, summer, offbeat, international in this order',
    ],
    ['fourteen of them', ({ pages }) => pages.keywords.pop(), 'keywords.ts: keyword: write adventure, beach'],
    [
      'a trip that does not exist',
      ({ pages }) => pages.keywords[0]?.tripIds.push('none'),
      'keywords.ts: adventure.tripIds.2: no trip has the id "none"',
    ],
    [
      'no trips',
      ({ pages }) => pages.keywords[0]?.tripIds.splice(0),
      'keywords.ts: adventure.tripIds: write the id of at least one trip',
    ],
    [
      'no terms',
      ({ pages }) => pages.keywords[0]?.relatedTerms.splice(0),
      'keywords.ts: adventure.relatedTerms: write at least one related term',
    ],
    [
      'a term twice',
      ({ pages }) => pages.keywords[0]?.relatedTerms.push('Adventure trip'),
      'keywords.ts: adventure.relatedTerms: "adventure trip" stands here twice: remove one',
    ],
  ],
)
