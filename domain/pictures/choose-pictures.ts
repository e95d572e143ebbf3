/** A picture that may stand on a card, and how it is arranged: pictures that share a word are arranged alike. */
export type PictureOption<T> = { picture: T; composition: readonly string[] }

/**
 * The server doesn't know how many columns a screen has. Cards touch the next one, and at up to five columns the one
 * below it, so that none within five of each other may be arranged alike.
 */
export const reach = 5
/** So many cards are chosen together, with an eye on the next ones that touch them. A list's pages are as long. */
const together = 12
/** How often a choice may be taken back in search of a better one. */
const patience = 2000

/**
 * One picture for each card, the first of its options where that goes, so that no neighbours are arranged alike and
 * none of twelve is the same. Where that can't be had, the fewest and farthest neighbours share.
 */
export function choosePictures<T>(cards: readonly (readonly PictureOption<T>[])[]): PictureOption<T>[] {
  const chosen: PictureOption<T>[] = []
  for (let start = 0; start < cards.length; start += together) {
    const part = cards.slice(start, start + together)
    const ahead = cards.slice(start + together, start + together + reach)
    if (extend(chosen, [...part, ...ahead], { left: patience })) chosen.length = start + part.length
    else if (!extend(chosen, part, { left: patience })) settle(chosen, part)
  }
  return chosen
}

/** Adds a choice for each card, or leaves what was chosen as it is. */
function extend<T>(
  chosen: PictureOption<T>[],
  [options, ...rest]: readonly (readonly PictureOption<T>[])[],
  tries: { left: number },
): boolean {
  if (!options) return true
  // Where one light of a scene leads nowhere, its other lights don't either.
  const failed = new Set<string>()
  for (const option of options) {
    const arrangement = option.composition.join()
    if (failed.has(arrangement) || clash(chosen, option) > 0) continue
    if (tries.left-- <= 0) return false
    failed.add(arrangement)
    chosen.push(option)
    if (extend(chosen, rest, tries)) return true
    chosen.pop()
  }
  return false
}

function settle<T>(chosen: PictureOption<T>[], cards: readonly (readonly PictureOption<T>[])[]): void {
  for (const options of cards) {
    const [first, ...others] = options
    if (!first) throw new Error('A card has no picture to choose')
    let best = first
    for (const option of others) if (clash(chosen, option) < clash(chosen, best)) best = option
    chosen.push(best)
  }
}

/** How much a picture clashes with those before it; the nearer the alike one, the more. */
function clash<T>(chosen: readonly PictureOption<T>[], { picture, composition }: PictureOption<T>): number {
  let sum = 0
  for (let back = 1; back < together && back <= chosen.length; back++) {
    const other = chosen[chosen.length - back]
    if (!other) break
    if (other.picture === picture) sum += together
    if (back <= reach && other.composition.some((word) => composition.includes(word))) sum += 1 + reach - back
  }
  return sum
}
