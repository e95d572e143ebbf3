/** The upper ends of the classes, in seconds; what lasts longer is in the class above them all. */
export const classEnds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How long something took, each time, as a histogram counts it. To note one makes no object. */
export class Durations {
  readonly classes = new Float64Array(classEnds.length + 1)
  readonly #sum = new Float64Array(1)

  /** Since a moment of performance.now(). */
  noteSince(startedAt: number): void {
    const seconds = (performance.now() - startedAt) / 1000
    let at = 0
    while (at < classEnds.length && seconds > (classEnds[at] as number)) at++
    this.classes[at] = (this.classes[at] as number) + 1
    this.#sum[0] = (this.#sum[0] as number) + seconds
  }

  get sum(): number {
    return this.#sum[0] as number
  }
}
