import { amountLine, QuoteLines } from '#app/features/booking/quote-lines.tsx'
import { formatPaise } from '#domain/money/money.ts'
import type { Quote } from '#domain/money/price.ts'
import type { PayLocally } from '#domain/trips/pay-locally.ts'

/** The sum, line by line. */
export function PriceLines({ quote, payLocally }: { quote: Quote; payLocally: PayLocally | null }) {
  return (
    <QuoteLines quote={quote} payLocally={payLocally}>
      <div className={`border-t border-line pt-2.5 font-price ${amountLine}`}>
        <dt>Total</dt>
        <dd data-total>{formatPaise(quote.totalPaise)}</dd>
      </div>
    </QuoteLines>
  )
}
