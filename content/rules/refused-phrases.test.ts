import { inBody, type Plant, testAccepted, testCaught, tripIn } from '../../tests/factories/defects.ts'
import { checkRefusedPhrases } from './refused-phrases.ts'

const highlight =
  (text: string): Plant =>
  (content) =>
    tripIn(content, 'p3').highlights.splice(2, 1, text)
const why = 'no sentence may question a border of India'

testCaught(
  [checkRefusedPhrases],
  [
    [
      'land that is called another’s',
      highlight('Peaks that are no longer ours'),
      `trips/p3.ts: highlights.2: "no longer ours": ${why}`,
    ],
    [
      'a border in dispute',
      inBody('The road ends at a disputed border.'),
      `posts/post-1.md: body: "disputed border": ${why}`,
    ],
    [
      'a claim',
      highlight('A valley claimed by China'),
      `trips/p3.ts: highlights.2: "claimed by China": ${why}`,
    ],
    [
      'a state in other hands',
      highlight('In Indian-administered Kashmir'),
      `trips/p3.ts: highlights.2: "Indian-administered": ${why}`,
    ],
    [
      'a single refund table',
      ({ pages }) =>
        Object.assign(pages.about.differentiators[0] ?? {}, { text: 'Counted seats and one refund table' }),
      'content/pages/about.ts: differentiators.0.text: "one refund table": there are two refund tables',
    ],
  ],
)
testAccepted(
  [checkRefusedPhrases],
  [
    ['a line that is there', highlight('The last village before the Line of Control')],
    ['beds that are taken', highlight('Bunks are claimed by 2 pm')],
  ],
)
