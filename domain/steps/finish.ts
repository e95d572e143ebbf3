/** Work in steps: whoever does it may let others in at each `yield`. */
export type Steps<Result> = Generator<void, Result>

/** Does all of it at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
