/** How near a misspelt word is to a known one. */

/** Slips forgiven, by the length of the word as typed. */
const forgiven = [
  { fromLength: 8, slips: 2 },
  { fromLength: 4, slips: 1 },
]

export function slipsForgiven(word: string): number {
  return forgiven.find(({ fromLength }) => word.length >= fromLength)?.slips ?? 0
}

/** Letters missed, added, changed or swapped with their neighbour; more than `limit` counts as limit + 1. */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let slips = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, at(beforeLast, j - 2) + 1)
      row.push(slips)
      if (slips < least) least = slips
    }
    if (least > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return Math.min(at(last, b.length), limit + 1)
}

function at(row: number[], i: number): number {
  return row[i] ?? Number.POSITIVE_INFINITY
}

/** Whether one is the other with two neighbours swapped: 'gao' and 'goa'. */
export function isSwapped(a: string, b: string): boolean {
  return (
    a.length === b.length &&
    a !== b &&
    [...a].sort().join('') === [...b].sort().join('') &&
    slipsBetween(a, b, 1) === 1
  )
}

/** Spellings that Indian names share when written in Latin letters: 'Darjiling' and 'Darjeeling' sound alike, 'Gova' and 'Goa' too. */
export function soundOf(word: string): string {
  return word
    .replace(/ee|ii|ea/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/aa/g, 'a')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/(?<=o)v(?=a)/g, '')
    .replace(/ph/g, 'f')
    .replace(/z/g, 'j')
    .replace(/ck|q/g, 'k')
    .replace(/([bcdgjkpst])h/g, '$1')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)e$/, '')
}
