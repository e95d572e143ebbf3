/** What came of asking PhonePe about several orders or refunds. */
export type Compared = { differences: string[]; again: string[]; unanswered: number }

/** `again`: it is to be looked at by its job. */
export type Verdict = { difference: string; again: boolean } | 'agrees' | 'no answer'

/** What changed less than an hour ago may still be on its way from one side to the other. */
export const underWay = 3600_000
const atOnce = 4

/** Judges one after the other, a few at once. What differs is judged a second time: it may have changed between the two answers. */
export async function compareAll<One>(
  all: One[],
  idOf: (one: One) => string,
  judge: (one: One) => Promise<Verdict>,
): Promise<Compared> {
  const compared: Compared = { differences: [], again: [], unanswered: 0 }
  const left = all.values()
  async function work(): Promise<void> {
    for (const one of left) {
      let verdict = await judge(one)
      if (typeof verdict === 'object') verdict = await judge(one)
      if (verdict === 'no answer') compared.unanswered++
      if (typeof verdict !== 'object') continue
      compared.differences.push(verdict.difference)
      if (verdict.again) compared.again.push(idOf(one))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  compared.differences.sort()
  return compared
}
