import { formatPaise } from '#domain/money/money.ts'
import type { Quote } from '#domain/money/price.ts'
import { gstExtraNote, includedTaxText } from '#domain/money/tax.ts'

const line = 'flex justify-between gap-4 tabular-nums'

/** The sum, line by line. */
export function PriceLines({ quote }: { quote: Quote }) {
  const included = includedTaxText(quote.included)
  return (
    <div>
      <dl className="grid gap-2">
        {quote.lines.map(({ kind, label, paise }) => (
          <div key={kind} className={line}>
            <dt>
              {label}
              {kind === 'subtotal' && (
                <span className="text-ink-3">
                  {' '}
                  ({quote.guests} × {formatPaise(quote.perPersonPaise)}
                  {quote.gstPaise > 0 && ` ${gstExtraNote}`})
                </span>
              )}
            </dt>
            <dd>{formatPaise(paise)}</dd>
          </div>
        ))}
        <div className={`border-t border-line pt-2.5 font-price ${line}`}>
          <dt>Total</dt>
          <dd data-total>{formatPaise(quote.totalPaise)}</dd>
        </div>
      </dl>
      {included && <p className="mt-2 text-sm text-ink-3">{included}. Nothing is added at the end.</p>}
    </div>
  )
}
