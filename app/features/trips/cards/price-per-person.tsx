import type { PriceView } from '#domain/trips/package.ts'

/** Always two lines, so that prices of a row stand in line. */
export function PricePerPerson({ price, className }: { price: PriceView; className: string }) {
  const { priceText, gstNote, originalText, badge } = price
  return (
    <>
      <p>
        <b className={`font-price tabular-nums ${className}`}>{priceText}</b>{' '}
        <span className="text-sm text-ink-2">per person{gstNote && ` ${gstNote}`}</span>
      </p>
      <p className="text-sm">
        {originalText ? (
          <>
            <s className="text-ink-3">
              <span className="sr-only">was </span>
              {originalText}
            </s>{' '}
            <span className="font-strong text-leaf">{badge}</span>
          </>
        ) : (
          <span className="text-ink-3">{gstNote ? 'before GST' : 'taxes included'}</span>
        )}
      </p>
    </>
  )
}
