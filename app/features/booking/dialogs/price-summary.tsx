import type { Deposit } from '#domain/bookings/deposit.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { Quote } from '#domain/money/price.ts'
import type { PayLocally } from '#domain/trips/pay-locally.ts'
import { amountLine, QuoteLines } from '../quote-lines.tsx'

type PriceSummaryProps = { quote: Quote; payLocally: PayLocally | null; deposit: Deposit | null }

/** What is paid now, line by line. */
export function PriceSummary({ quote, payLocally, deposit }: PriceSummaryProps) {
  return (
    <QuoteLines quote={quote} payLocally={payLocally}>
      {deposit && (
        <div className={amountLine}>
          <dt>Later, by {showDate(deposit.dueOn)}</dt>
          <dd>−{formatPaise(deposit.laterPaise)}</dd>
        </div>
      )}
      <Payable amountPaise={deposit?.nowPaise ?? quote.payablePaise} />
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
