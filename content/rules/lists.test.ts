import { type Defect, type Plant, testCaught, tripIn } from '../../tests/factories/defects.ts'
import type { TripListName } from '../pages/types.ts'
import { checkLists } from './lists.ts'

const put =
  (list: TripListName, place: number, id: string): Plant =>
  ({ pages }) =>
    pages.lists[list].splice(place, 1, id)

const counts: [list: TripListName, count: number][] = [
  ['popular', 5],
  ['weekend', 4],
  ['honeymoon', 8],
  ['international', 5],
  ['offbeat', 5],
  ['family', 4],
  ['longWeekend', 6],
  ['ladakhBiking', 4],
  ['ladakhSuv', 4],
]

testCaught(
  [checkLists],
  counts.flatMap(([list, count]): Defect[] => [
    [
      `one too few in ${list}`,
      ({ pages }) => pages.lists[list].pop(),
      `content/pages/lists.ts: ${list}: write exactly ${count} ids, there are ${count - 1}`,
    ],
    [
      `one too many in ${list}`,
      ({ pages }) => pages.lists[list].push('b1'),
      `content/pages/lists.ts: ${list}: write exactly ${count} ids, there are ${count + 1}`,
    ],
  ]),
)

testCaught(
  [checkLists],
  [
    [
      'too few treks',
      ({ pages }) => pages.lists.treks.pop(),
      'content/pages/lists.ts: treks: write at least 8 ids, there are 7',
    ],
    [
      'too few backpacking trips',
      ({ pages }) => pages.lists.backpacking.pop(),
      'content/pages/lists.ts: backpacking: write at least 8 ids, there are 7',
    ],
    [
      'a short trip among the backpacking ones',
      (content) => tripIn(content, 'b1').itinerary.splice(4),
      'lists.ts: backpacking: "b1" has 4 days: choose trips of 5 and more',
    ],
    [
      'a weekend of five days',
      (content) => Object.assign(tripIn(content, 'w4'), { itinerary: tripIn(content, 'b1').itinerary }),
      'lists.ts: weekend: "w4" has 5 days: choose trips of 4 at most',
    ],
    [
      'a weekend that begins with a longer trip',
      put('weekend', 0, 'b2'),
      'lists.ts: weekend: "b2" has 5 days: begin with a trip of 3 at most, as the card says',
    ],
    [
      'a longer weekend before a shorter one',
      put('weekend', 1, 'b2'),
      'lists.ts: weekend: "w3" has 2 days: put it before "b2", the shortest come first',
    ],
    ['no trek to Sandakphu', put('treks', 0, 'b1'), 'lists.ts: treks: add a trek to Sandakphu'],
    ['no trek to the flowers', put('treks', 1, 'b1'), 'lists.ts: treks: add a trek to Valley of Flowers'],
    ['no trek in Zanskar', put('treks', 2, 'b1'), 'lists.ts: treks: add a trek to Zanskar'],
    [
      'too few honeymoons abroad',
      put('honeymoon', 7, 'b1'),
      'lists.ts: honeymoon: choose exactly 4 abroad, there are 3',
    ],
    [
      'an international trip in India',
      put('international', 0, 'b1'),
      'lists.ts: international: "b1" lies in India',
    ],
    [
      'a trip that does not exist',
      put('popular', 4, 'p99'),
      'lists.ts: popular.4: no trip has the id "p99": write one from content/trips',
    ],
    ['a trip twice', put('popular', 4, 'p1'), 'lists.ts: popular.4: "p1" stands here twice: remove one'],
    [
      'a group trip among the customised',
      put('customised', 0, 'p1'),
      'lists.ts: customised.0: "p1" is group: write the id of a customised trip',
    ],
    [
      'a customised trip among the treks',
      put('treks', 7, 'custom1'),
      'lists.ts: treks.7: "custom1" is customised: write the id of a group trip',
    ],
  ],
)
