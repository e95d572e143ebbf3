import { formatPaise } from '#domain/money/money.ts'
import type { Quote } from '#domain/money/price.ts'
import type { PayLocally } from '#domain/trips/pay-locally.ts'
import { amountLine, QuoteLines } from '../quote-lines.tsx'

/** What is paid now, line by line. */
export function PriceSummary({ quote, payLocally }: { quote: Quote; payLocally: PayLocally | null }) {
  return (
    <QuoteLines quote={quote} payLocally={payLocally}>
      <Payable amountPaise={quote.payablePaise} />
    </QuoteLines>
  )
}

/** The last line of a list of amounts. */
export function Payable({ amountPaise }: { amountPaise: number }) {
  return (
    <div className={`items-baseline border-t border-line pt-2.5 font-price ${amountLine}`}>
      <dt>Payable now</dt>
      <dd className="text-lg" data-payable>
        {formatPaise(amountPaise)}
      </dd>
    </div>
  )
}
