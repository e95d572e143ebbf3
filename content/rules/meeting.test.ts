import { inFacts, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkMeeting } from './meeting.ts'

const meet = (time: string) => inFacts('p3', { meet: { place: 'Leh airport', time } })
const end = (time: string) => inFacts('p3', { end: { place: 'Leh airport', time } })
const pickups = (...all: { id: string; place: string; time: string }[]) => inFacts('p3', { pickups: all })
const stop = { id: 'malavli', place: 'Malavli railway station', time: '9:00 am' }
const from = 'trips/p3.ts: facts'

testCaught(
  [checkMeeting],
  [
    [
      'a noon that is none',
      meet('6:30 noon'),
      `${from}.meet.time: write '12:00 noon', or am or pm, not '6:30 noon'`,
    ],
    [
      'a time that may be noon or midnight',
      end('12:00 pm'),
      `${from}.end.time: nobody knows which '12:00 pm' is`,
    ],
    [
      'a meeting in the night',
      meet('2:30 am'),
      `${from}.meet.time: 2:30 am is in the night: write a time from 3:00 am to 10:00 pm`,
    ],
    ['a meeting just after midnight', meet('12:30 am'), `${from}.meet.time: 12:30 am is in the night`],
    [
      'an end in the night',
      end('11:45 pm'),
      `${from}.end.time: 11:45 pm is in the night: write a time from 3:00 am to 11:00 pm`,
    ],
    [
      'a pick-up in the night',
      pickups({ ...stop, time: '1:00 am' }),
      `${from}.pickups.0.time: 1:00 am is in the night`,
    ],
    [
      'two pick-ups of one name',
      pickups(stop, stop),
      `${from}.pickups.1.id: 'malavli' names an earlier pick-up`,
    ],
    ['a pick-up without a name', pickups({ ...stop, id: '' }), `${from}.pickups`],
    ['no time at all', meet('in the morning'), `${from}.meet.time: write '6:30 am', or '12:00 noon'`],
    [
      'no place',
      inFacts('p3', { meet: { place: 'Leh', time: '8:00 am' } }),
      `${from}.meet.place: write at least 8 characters`,
    ],
  ],
)
testAccepted(
  [checkMeeting],
  [
    ['noon', meet('12:00 noon')],
    ['half an hour later', end('12:30 pm')],
    ['a pick-up', pickups(stop)],
    ['an early coach', meet('3:30 am')],
  ],
)
