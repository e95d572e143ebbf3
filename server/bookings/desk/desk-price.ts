import type { SaleTerms } from '#database/schema/bookings.ts'
import { needsSecondPerson } from '#domain/desk-bookings/desk-booking.ts'
import { toRupees } from '#domain/money/money.ts'
import { type Quote, quote } from '#domain/money/price.ts'
import type { Package } from '#domain/trips/package.ts'

export type DeskPrice = { quote: Quote; needsTwo: boolean }

/** The price at the desk, by the engine of the site; null for a discount that leaves nothing to pay. */
export function priceAtDesk(
  chosen: Pick<Package, 'price' | 'gstExtra'>,
  wish: { guests: number; overseas: boolean; discountPaise: number },
): DeskPrice | null {
  const { guests, overseas, discountPaise } = wish
  const priced = quote({ package: chosen, guests, overseas, deskDiscountPaise: discountPaise })
  if (!priced.ok) return null
  return { quote: priced.quote, needsTwo: needsSecondPerson(discountPaise, priced.quote.subtotalPaise) }
}

/** What was sold, with a discount: the price of a guest and the rates stay those of the sale. */
export function discountTerms(
  terms: SaleTerms,
  wish: { guests: number; discountPaise: number },
): { terms: SaleTerms; totalPaise: number } | null {
  const chosen = {
    price: toRupees(terms.perPersonPaise),
    gstExtra: terms.lines.some(({ kind }) => kind === 'gst'),
  }
  const priced = priceAtDesk(chosen, { ...wish, overseas: terms.overseas })
  if (!priced) return null
  const { lines, included, totalPaise } = priced.quote
  return { terms: { ...terms, lines, included }, totalPaise }
}
