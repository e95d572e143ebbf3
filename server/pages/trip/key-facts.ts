import type { FactsInWords } from '#domain/trips/describe-facts.ts'

/** What stands beside the price: the four things that are asked first. */
export type KeyFacts = Record<'Meet' | 'Ends' | 'Group' | 'Rooms', string>

export function keyFactsOf({ meetBriefly, endBriefly, sizeAndAges, rooms }: FactsInWords): KeyFacts {
  return { Meet: meetBriefly, Ends: endBriefly, Group: sizeAndAges, Rooms: rooms }
}
