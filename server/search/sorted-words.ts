/** The first and the end of those in a sorted list that begin so. */
export function rangeBeginning(sorted: readonly string[], beginning: string): [from: number, to: number] {
  const from = firstFrom(sorted, beginning)
  let to = from
  while (sorted[to]?.startsWith(beginning)) to++
  return [from, to]
}

function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
