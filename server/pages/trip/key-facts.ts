import type { FactsInWords } from '#domain/trips/describe-facts.ts'

/** What stands beside the price: what is asked first. Children only where they pay less, since the sum counts adults. */
export type KeyFacts = Record<'Meet' | 'Ends' | 'Group' | 'Rooms', string> & { Children?: string }

export function keyFactsOf(words: FactsInWords): KeyFacts {
  const { meetBriefly, endBriefly, sizeAndAges, rooms, childBriefly } = words
  return {
    Meet: meetBriefly,
    Ends: endBriefly,
    Group: sizeAndAges,
    Rooms: rooms,
    ...(childBriefly && { Children: childBriefly }),
  }
}
