import { amountLine, QuoteLines } from '#app/features/booking/quote-lines.tsx'
import { formatPaise } from '#domain/money/money.ts'
import type { Quote } from '#domain/money/price.ts'

/** The sum, line by line. */
export function PriceLines({ quote }: { quote: Quote }) {
  return (
    <QuoteLines quote={quote} note=" Nothing is added at the end.">
      <div className={`border-t border-line pt-2.5 font-price ${amountLine}`}>
        <dt>Total</dt>
        <dd data-total>{formatPaise(quote.totalPaise)}</dd>
      </div>
    </QuoteLines>
  )
}
