import { inFacts, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkBlankFacts } from './blank-facts.ts'

const from = 'trips/p3.ts: facts'

testCaught(
  [checkBlankFacts],
  [
    [
      'a meeting place that comes later',
      inFacts('p3', { meet: { place: 'Leh, the place will be shared', time: '8:00 am' } }),
      `${from}.meet.place: "will be shared" answers nothing`,
    ],
    [
      'a team to be announced',
      inFacts('p3', { team: 'Guide to be announced' }),
      `${from}.team: "to be announced" answers nothing`,
    ],
    [
      'an abbreviation',
      inFacts('p3', { papers: [{ what: 'Photo identity card', by: 'you', when: 'TBA nearer the day' }] }),
      `${from}.papers.0.when: "TBA" answers nothing`,
    ],
  ],
)
testAccepted(
  [checkBlankFacts],
  [['a word that begins alike', inFacts('p3', { cash: 'Carry cash for tbal and tea' })]],
)
