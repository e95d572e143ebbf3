import type { ContentFixture } from '../../tests/factories/content.ts'
import { testAccepted, testCaught, tripIn } from '../../tests/factories/defects.ts'
import { checkKeywords } from './keywords.ts'

/** A trip of three days that leaves on that weekday stands among the weekends. */
const leavesOn = (weekday: string) => (content: ContentFixture) => {
  const trip = tripIn(content, 'lw6')
  Object.assign(trip, { itinerary: trip.itinerary.slice(0, 3) })
  Object.assign(trip.departures ?? {}, { weekday })
  Object.assign(content.pages.keywords.find(({ keyword }) => keyword === 'weekend') ?? {}, {
    tripIds: ['lw6'],
  })
}

testAccepted([checkKeywords], [['a weekend from Friday to Sunday', leavesOn('friday')]])

testCaught(
  [checkKeywords],
  [
    [
      'a weekend from Thursday to Saturday',
      leavesOn('thursday'),
      'keywords.ts: weekend.tripIds.0: lw6 leaves on a thursday and is away on no weekend',
    ],
    [
      'a weekend that begins on a Sunday',
      leavesOn('sunday'),
      'keywords.ts: weekend.tripIds.0: lw6 leaves on a sunday and is away on no weekend',
    ],
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
