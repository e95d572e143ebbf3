import { inFacts, testCaught } from '../../tests/factories/defects.ts'
import { checkCheckedOn } from './checked-on.ts'

testCaught(
  [checkCheckedOn],
  [
    [
      'a day that does not exist',
      inFacts('p3', { checkedOn: '2026-02-30' }),
      'trips/p3.ts: facts.checkedOn: 2026-02-30 is not in the calendar: write the day on which all facts were checked',
    ],
    [
      'no day',
      inFacts('p3', { checkedOn: 'lately' }),
      'trips/p3.ts: facts.checkedOn: write a date as YYYY-MM-DD',
    ],
  ],
)
