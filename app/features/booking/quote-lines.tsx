import type { ReactNode } from 'react'
import { formatPaise, formatRupees } from '#domain/money/money.ts'
import type { Quote } from '#domain/money/price.ts'
import { gstExtraNote, includedTaxText } from '#domain/money/tax.ts'
import { nothingAdded, type PayLocally, payLocallyFor } from '#domain/trips/pay-locally.ts'

export const amountLine = 'flex justify-between gap-x-4 tabular-nums max-s:flex-wrap'

type QuoteLinesProps = {
  quote: Quote
  /** The last line: what all of it comes to. */
  children: ReactNode
  /** What comes on top on the way; null where nothing does. */
  payLocally: PayLocally | null
}

/** A price, line by line: on the page of the trip and in the booking summary alike. */
export function QuoteLines({ quote, children, payLocally }: QuoteLinesProps) {
  const included = includedTaxText(quote.included)
  return (
    <div>
      <dl className="grid grid-cols-1 gap-2">
        {quote.lines.map(({ kind, label, paise, count }) => (
          <div key={kind} className={amountLine}>
            <dt>
              {label}
              {(kind === 'subtotal' || count) && (
                <span className="whitespace-nowrap text-ink-3">
                  {' '}
                  ({count ?? quote.guests} × {formatPaise(paise / (count ?? quote.guests))}
                  {quote.gstPaise > 0 && ` ${gstExtraNote}`})
                </span>
              )}
            </dt>
            <dd className={paise < 0 ? 'text-leaf' : ''}>{withMinus(paise)}</dd>
          </div>
        ))}
        {children}
      </dl>
      {(included || !payLocally) && (
        <p className="mt-2 text-sm text-ink-3">
          {included && `${included}. `}
          {!payLocally && nothingAdded}
        </p>
      )}
      {payLocally && <OnTheWay payLocally={payLocally} guests={quote.guests} />}
    </div>
  )
}

/** Outside the sum, since it is paid to others. */
function OnTheWay({ payLocally, guests }: { payLocally: PayLocally; guests: number }) {
  return (
    <dl className="mt-3 border-t border-dashed border-edge pt-2.5">
      <div className={amountLine}>
        <dt>
          {payLocally.label}{' '}
          <span className="whitespace-nowrap text-ink-3">
            ({guests} × {formatRupees(payLocally.rupees)})
          </span>
          <span className="block text-sm text-ink-3">
            {payLocally.asked && `${payLocally.asked} per person. `}
            {payLocally.when}
          </span>
        </dt>
        <dd className="shrink-0">{payLocallyFor(payLocally, guests)}</dd>
      </div>
    </dl>
  )
}

function withMinus(paise: number): string {
  return paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise)
}
