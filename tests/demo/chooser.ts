export type Choose = {
  /** From 0 up to, and without, this number. */
  below: (end: number) => number
  one: <Of>(list: readonly Of[]) => Of
  /** True so many times in a hundred. */
  percent: (share: number) => boolean
}

/** Choices that are the same in every demo (a linear congruence by Knuth). */
export function chooser(seed: number): Choose {
  let state = BigInt(seed)
  const below = (end: number) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n
    return Number((state >> 33n) % BigInt(end))
  }
  return {
    below,
    one: (list) => list[below(list.length)] as (typeof list)[number],
    percent: (share) => below(100) < share,
  }
}
