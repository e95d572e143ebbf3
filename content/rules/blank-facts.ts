import type { Problem, Source } from '../problem.ts'
import { tripTexts } from '../texts.ts'

/** Words that promise an answer instead of giving one. */
const blank =
  /\b(tb[acd]|n\/a|to be (announced|advised|confirmed|decided|shared)|will be (announced|advised|confirmed|shared|told)|shared (later|closer to)|not applicable|as applicable|coming soon)\b/i

/** No fact puts the reader off. */
export function checkBlankFacts({ trips }: Source): Problem[] {
  return tripTexts(trips).flatMap(({ file, field, text }) => {
    const [words] = (field.startsWith('facts.') && blank.exec(text)) || []
    if (!words) return []
    return [{ file, field, message: `"${words}" answers nothing: write what holds, or what happens usually` }]
  })
}
