import type { Item } from '../../domain/content/kinds.ts'

type Body = Record<string, unknown> & {
  title: string
  price: number
  discount: number
  packages?: { price?: number }[]
}

/** The trip of a file under another title and with other prices, which change together. */
export function editTrip(
  { value }: Pick<Item, 'value'>,
  { title, more }: { title: string; more: number },
): Body {
  const body = structuredClone(value) as Body
  return {
    ...body,
    title,
    price: body.price + more,
    // What the sample's discount strikes through was never a price of the new one.
    discount: more === 0 ? body.discount : 0,
    packages: body.packages?.map(({ price, ...rest }) => ({
      ...rest,
      ...(price !== undefined && { price: price + more }),
    })),
  }
}

/** What a file holds, by kind and id. */
export function itemOf(files: readonly Item[], kind: Item['kind'], id: string): Item {
  const found = files.find((item) => item.kind === kind && item.id === id)
  if (!found) throw new Error(`no file holds ${kind} ${id}`)
  return found
}
