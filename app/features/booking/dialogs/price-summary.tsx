import { formatPaise } from '#domain/money/money.ts'
import type { Quote } from '#domain/money/price.ts'
import { gstExtraNote, includedTaxText } from '#domain/money/tax.ts'

const line = 'flex justify-between gap-4 tabular-nums'

/** What is paid now, line by line. */
export function PriceSummary({ quote }: { quote: Quote }) {
  const included = includedTaxText(quote.included)
  return (
    <div>
      <dl className="grid gap-2">
        {quote.lines.map(({ kind, label, paise }) => (
          <div key={kind} className={line}>
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
        <Payable amountPaise={quote.payablePaise} />
      </dl>
      {included && <p className="mt-2 text-sm text-ink-3">{included}.</p>}
    </div>
  )
}

/** The last line of a list of amounts. */
export function Payable({ amountPaise }: { amountPaise: number }) {
  return (
    <div className={`items-baseline border-t border-line pt-2.5 font-price ${line}`}>
      <dt>Payable now</dt>
      <dd className="text-lg" data-payable>
        {formatPaise(amountPaise)}
      </dd>
    </div>
  )
}

function withMinus(paise: number): string {
  return paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise)
}
