import type { SaleTerms } from '#database/schema/bookings.ts'
import { soldParty } from '#domain/bookings/sold-party.ts'
import { needsSecondPerson } from '#domain/desk-bookings/desk-booking.ts'
import { toRupees } from '#domain/money/money.ts'
import { type Quote, quote } from '#domain/money/price.ts'
import { sharesOf } from '#domain/money/shares.ts'
import type { Package } from '#domain/trips/package.ts'
import type { PricedParty } from '#domain/trips/party.ts'

export type DeskPrice = { quote: Quote; needsTwo: boolean }

/** The price at the desk, by the engine of the site; null for a discount that leaves nothing to pay. */
export function priceAtDesk(
  chosen: Pick<Package, 'price' | 'gstExtra'>,
  wish: { guests: number; party?: PricedParty; overseas: boolean; discountPaise: number },
): DeskPrice | null {
  const { guests, party, overseas, discountPaise } = wish
  const priced = quote({ package: chosen, guests, party, overseas, deskDiscountPaise: discountPaise })
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
  const priced = priceAtDesk(chosen, { ...wish, party: soldParty(terms), overseas: terms.overseas })
  if (!priced) return null
  const { lines, included, totalPaise, party } = priced.quote
  const shared = party && { party: sharesOf(party, priced.quote) }
  return { terms: { ...terms, lines, included, ...shared }, totalPaise }
}
