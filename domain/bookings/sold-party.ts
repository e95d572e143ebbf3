import { toRupees } from '#domain/money/money.ts'
import type { PartySeat, PartyTerms, PricedParty } from '#domain/trips/party.ts'

type Sold = {
  party?: PartySeat[]
  lines: { kind: string; paise: number; count?: number }[]
}

/** The party of a sale with what its seats cost then; undefined where all cost the same. */
export function soldParty({ party, lines }: Sold): PricedParty | undefined {
  if (!party) return undefined
  const each = (wanted: string) => {
    const { paise = 0, count = 1 } = lines.find(({ kind }) => kind === wanted) ?? {}
    return toRupees(paise / count)
  }
  return { seats: party, childPrice: each('children'), ownRoomMore: each('rooms') }
}

type Guest = { n: number; kind: 'adult' | 'child'; insteadOf: number | null }

/** Those who still travel, as they would be sold by the terms of today: where a child has no price of its own, it pays as an adult. */
export function partyAnew(
  sold: Pick<Sold, 'party'>,
  travelling: Guest[],
  all: Guest[],
  { terms, price }: { terms: PartyTerms; price: number },
): PricedParty | undefined {
  const seats = travelling.map((guest): PartySeat => {
    const hasOwnRoom = terms.ownRoomMore !== null && sold.party?.[firstOf(guest, all) - 1]?.ownRoom
    return { kind: guest.kind, ...(hasOwnRoom && { ownRoom: true }) }
  })
  if (seats.every(({ kind, ownRoom }) => kind === 'adult' && !ownRoom)) return undefined
  return { seats, childPrice: terms.child?.price ?? price, ownRoomMore: terms.ownRoomMore ?? 0 }
}

/** The number of whoever was sold the seat that a guest has. */
function firstOf({ n, insteadOf }: Guest, all: Guest[]): number {
  const before = insteadOf === null ? undefined : all.find((other) => other.n === insteadOf)
  return before ? firstOf(before, all) : n
}
