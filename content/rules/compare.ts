import { mostCompared } from '#domain/listings/compare.ts'
import type { Problem, Source } from '../problem.ts'
import { tripIdProblems } from './trip-ids.ts'

const file = 'content/pages/compare.ts'

/** Each question is answered by trips that exist, as many as stand side by side. */
export function checkCompare(source: Source): Problem[] {
  return source.pages.compare.questions.flatMap(({ ids }, i) => {
    const field = `questions.${i}.ids`
    const fits = ids.length > 1 && ids.length <= mostCompared
    return [
      ...(fits ? [] : [{ file, field, message: `write two ids, or ${mostCompared}, not ${ids.length}` }]),
      ...tripIdProblems(source, { file, field, ids }),
    ]
  })
}
