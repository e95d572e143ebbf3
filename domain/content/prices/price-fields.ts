import * as v from 'valibot'
import { tripPricesOf } from './trip-prices.ts'

/** A price of a trip with the control that holds it. `name` is how it is found again where its place has changed. */
export type PriceField = {
  at: string
  name: string
  label: string
  rupees: number
  /** What it was where it did not stand there; without it, it is new. */
  otherwise?: number
  /** Of which price it is a part. */
  of?: number
}

const besides = v.object({
  facts: v.optional(
    v.object({
      children: v.optional(v.object({ price: v.optional(v.number()) })),
      singleRoom: v.optional(v.object({ more: v.optional(v.number()) })),
    }),
  ),
  departures: v.optional(
    v.object({
      prices: v.optional(v.array(v.object({ from: v.string(), to: v.string(), more: v.number() }))),
    }),
  ),
})

/** All prices of a trip, as far as they can be read. */
export function priceFieldsOf(body: unknown): PriceField[] {
  const packages = tripPricesOf(body)?.packages ?? []
  const fields = packages.map(
    ({ title, name, price }, i): PriceField => ({
      at: `packages.${i}.price`,
      name: `package ${name}`,
      label: title,
      rupees: price,
    }),
  )
  const read = v.safeParse(besides, body)
  if (!read.success) return fields
  const { facts, departures } = read.output
  const child = facts?.children?.price
  if (child !== undefined)
    fields.push({ at: 'facts.children.price', name: 'child', label: 'A child', rupees: child })
  const room = facts?.singleRoom?.more
  if (room !== undefined)
    fields.push({ at: 'facts.singleRoom.more', name: 'room', label: 'A room of one’s own', rupees: room })
  const cheapest = Math.min(...packages.map(({ price }) => price))
  for (const [i, { from, to, more }] of (departures?.prices ?? []).entries())
    fields.push({
      at: `departures.prices.${i}.more`,
      name: `${from} to ${to}`,
      label: `More from ${from} to ${to}`,
      rupees: more,
      otherwise: 0,
      of: cheapest,
    })
  return fields
}
