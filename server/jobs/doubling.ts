/** Waits that double from the first to the longest; after so many tries the job is given up. */
export function doubling(waits: { firstSeconds: number; longestSeconds: number; tries: number }) {
  return (tries: number): number | null =>
    tries >= waits.tries ? null : Math.min(waits.longestSeconds, waits.firstSeconds * 2 ** (tries - 1))
}
