import { Badge } from '#app/ui/badge.tsx'
import { formatPaise } from '#domain/money/money.ts'
import type { QuoteResult } from '#domain/money/price.ts'
import { includedTaxText } from '#domain/money/tax.ts'
import { type Package, priceViewOf } from '#domain/trips/package.ts'

/** Where no price can be reckoned, a traveller is led to us instead. */
export const priceOnRequest = 'Price on request'

type TotalPriceProps = {
  quote: QuoteResult
  chosen: Package
  discount: number
  /** Of the cheapest date, while others cost more. */
  isFrom: boolean
  /** How many it is sold to, where not to one. */
  soldTo: string | null
}

/** What the chosen guests pay in all, with the price for one below it. */
export function TotalPrice({ quote: result, chosen, discount, isFrom, soldTo }: TotalPriceProps) {
  if (!result.ok)
    return (
      <p aria-live="polite" className="text-2xl font-price">
        {priceOnRequest}
      </p>
    )
  const { quote } = result
  const each = priceViewOf(chosen, discount)
  const included = includedTaxText(quote.included)
  return (
    <div>
      {quote.originalPaise !== null && (
        <p className="flex flex-wrap items-center gap-2 text-ink-3">
          <s>
            <span className="sr-only">was </span>
            {formatPaise(quote.originalPaise)}
          </s>
          <Badge tone="leaf">{each.badge}</Badge>
        </p>
      )}
      <p aria-live="polite" aria-atomic>
        {isFrom && <span className="text-ink-2">from </span>}
        <b data-total className="text-2xl font-price tabular-nums">
          {formatPaise(quote.totalPaise)}
        </b>{' '}
        <span className="ml-1 text-ink-2">{forGuests(quote.guests)}</span>
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {included && `${included}. `}
        <span data-per-person className="font-label tabular-nums">
          {each.priceText}
        </span>{' '}
        per person{each.gstNote ? ` ${each.gstNote}` : '.'}
        {soldTo && <span className="block font-label text-marigold-deep">{soldTo}</span>}
      </p>
    </div>
  )
}

export function forGuests(guests: number): string {
  return `total for ${guests} ${guests === 1 ? 'guest' : 'guests'}`
}
