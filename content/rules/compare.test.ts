import { testCaught } from '../../tests/factories/defects.ts'
import { checkCompare } from './compare.ts'

testCaught(
  [checkCompare],
  [
    [
      'a trip that does not exist',
      ({ pages }) => pages.compare.questions[0]?.ids.splice(1, 1, 'none'),
      'content/pages/compare.ts: questions.0.ids.1: no trip has the id "none"',
    ],
    [
      'a question of one trip',
      ({ pages }) => pages.compare.questions[0]?.ids.pop(),
      'compare.ts: questions.0.ids: write two ids, or 3, not 1',
    ],
  ],
)
