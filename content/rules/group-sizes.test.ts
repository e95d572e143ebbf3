import { inFacts, inTrip, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkGroupSizes } from './group-sizes.ts'

const start = '2027-06-12'
const dates = (...seats: number[]) => ({
  departures: {
    smallest: 6,
    decideDays: 14,
    dates: seats.map((count, i) => ({ start: `2027-06-1${i}`, seats: count })),
  },
})
const rule = {
  weekday: 'saturday',
  count: 4,
  seats: 12,
  smallest: 6,
  decideDays: 14,
  seasons: [{ from: '05-01', to: '07-31' }],
}

testCaught(
  [checkGroupSizes],
  [
    [
      'a smallest group above half of a date’s seats',
      inTrip('p3', dates(12, 10)),
      'trips/p3.ts: departures.smallest: write 5 or less, half of the 10 seats, not 6',
    ],
    [
      'a smallest group above half of a rule’s seats',
      inTrip('p3', { departures: { ...rule, smallest: 7 } }),
      'trips/p3.ts: departures.smallest: write 6 or less, half of the 12 seats, not 7',
    ],
    [
      'a late decision abroad',
      inTrip('i1', { departures: { smallest: 4, decideDays: 14, dates: [{ start, seats: 12 }] } }),
      'trips/i1.ts: departures.decideDays: write 21 or more abroad',
    ],
    [
      'a party on a group trip',
      inFacts('p3', { party: { smallest: 2, largest: 8 } }),
      'trips/p3.ts: facts.party: a group’s numbers are its departures’: remove it',
    ],
    [
      'no party on a private trip',
      inFacts('custom1', { party: undefined }),
      'trips/custom1.ts: facts.party: write for how many the price holds',
    ],
    [
      'no party on a suggested trip',
      inFacts('idea1', { party: undefined }),
      'trips/idea1.ts: facts.party: write for how many',
    ],
    [
      'a largest party below the smallest',
      inFacts('custom1', { party: { smallest: 4, largest: 2 } }),
      'trips/custom1.ts: facts.party.largest: write 4 or more, the smallest party, not 2',
    ],
  ],
)
testAccepted(
  [checkGroupSizes],
  [
    ['half of the seats', inTrip('p3', { departures: rule })],
    ['a decision three weeks before', inTrip('i1', { departures: { ...rule, decideDays: 21 } })],
  ],
)
