import * as v from 'valibot'
import { packagesOf } from '../../trips/package.ts'

/** Of a trip as somebody writes it, who may have left half of it out. */
const priced = v.object({
  price: v.number(),
  discount: v.number(),
  packages: v.optional(
    v.array(
      v.object({
        title: v.string(),
        price: v.optional(v.number()),
        was: v.optional(v.number()),
        gstExtra: v.optional(v.boolean()),
        description: v.optional(v.string(), ''),
      }),
    ),
  ),
})

/** What the packages of a trip cost, on dates without a price of their own. */
export type TripPrices = {
  discount: number
  /** In the order of the trip. `name` is how it is known among other versions: a price with GST on top is another one. */
  packages: { title: string; name: string; price: number; was: number | undefined }[]
  /** The same for the same prices. */
  key: string
}

export function tripPricesOf(body: unknown): TripPrices | null {
  const read = v.safeParse(priced, body)
  if (!read.success) return null
  const packages = packagesOf(read.output).map(({ title, gstExtra, price, was }) => ({
    title,
    name: gstExtra ? `${title} + GST` : title,
    price,
    was: was ?? undefined,
  }))
  const { discount } = read.output
  return { discount, packages, key: JSON.stringify([discount, packages]) }
}

/** What each package costs, by its name. */
export function pricesByName({ packages }: TripPrices): Record<string, number> {
  return Object.fromEntries(packages.map(({ name, price }) => [name, price]))
}
