import type { ReactNode } from 'react'
import { formatPaise } from '#domain/money/money.ts'
import type { Quote } from '#domain/money/price.ts'
import { gstExtraNote, includedTaxText } from '#domain/money/tax.ts'

export const amountLine = 'flex justify-between gap-4 tabular-nums'

type QuoteLinesProps = {
  quote: Quote
  /** The last line: what all of it comes to. */
  children: ReactNode
  /** Follows the taxes in the price. */
  note?: string
}

/** A price, line by line: on the page of the trip and in the booking summary alike. */
export function QuoteLines({ quote, children, note = '' }: QuoteLinesProps) {
  const included = includedTaxText(quote.included)
  return (
    <div>
      <dl className="grid gap-2">
        {quote.lines.map(({ kind, label, paise }) => (
          <div key={kind} className={amountLine}>
            <dt>
              {label}
              {kind === 'subtotal' && (
                <span className="whitespace-nowrap text-ink-3">
                  {' '}
                  ({quote.guests} × {formatPaise(quote.perPersonPaise)}
                  {quote.gstPaise > 0 && ` ${gstExtraNote}`})
                </span>
              )}
            </dt>
            <dd className={paise < 0 ? 'text-leaf' : ''}>{withMinus(paise)}</dd>
          </div>
        ))}
        {children}
      </dl>
      {included && (
        <p className="mt-2 text-sm text-ink-3">
          {included}.{note}
        </p>
      )}
    </div>
  )
}

function withMinus(paise: number): string {
  return paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise)
}
