import type { PartySeat, PricedParty } from '#domain/trips/party.ts'
import { toPaise } from './money.ts'
import type { Quote } from './price.ts'

/** A seat with its part of the total, which whoever leaves takes along. */
export type GuestShare = PartySeat & { paise: number }

/** Each seat's part of the total in whole rupees, in proportion to what it costs; what is left over goes to the first. */
export function sharesOf(
  { seats, childPrice, ownRoomMore }: PricedParty,
  { perPersonPaise: eachPaise, totalPaise }: Pick<Quote, 'perPersonPaise' | 'totalPaise'>,
): GuestShare[] {
  const costs = seats.map(({ kind, ownRoom }) =>
    kind === 'child' ? toPaise(childPrice) : eachPaise + (ownRoom ? toPaise(ownRoomMore) : 0),
  )
  const all = costs.reduce((sum, cost) => sum + cost, 0)
  const part = (cost: number) => Number((BigInt(totalPaise) * BigInt(cost)) / BigInt(all) / 100n) * 100
  const left = totalPaise - costs.reduce((sum, cost) => sum + part(cost), 0)
  return seats.map((seat, i) => ({ ...seat, paise: part(costs[i] ?? 0) + (i === 0 ? left : 0) }))
}
