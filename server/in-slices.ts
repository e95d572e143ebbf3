import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Steps } from '#domain/steps/finish.ts'

/** In milliseconds: for so long visitors may wait for work that none of them asked for. */
const longestSlice = 5

/** Does the steps a few at a time, and between them whatever else there is to do. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let began = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - began < longestSlice) continue
    await nextTurn()
    began = performance.now()
  }
}
