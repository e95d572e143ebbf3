import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { formControlClasses } from '#app/ui/forms/form-control-classes.ts'
import { readAmount, type TripFilter } from '#domain/listings/trip-filter.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { ListingPart } from '#server/listings/listings.ts'

/** Rupees between two places of the slider. */
const step = 500
/** Milliseconds after the last change until the list follows. */
const pause = 400

type PriceAmountProps = {
  id: string
  filter: Pick<TripFilter, 'min' | 'max'>
  prices: ListingPart['prices']
  onChange: (max: number | null) => void
}

/** The largest amount, typed or drawn. What a search understood as the least goes along. */
export function PriceAmount({ id, filter: { min, max }, prices, onChange }: PriceAmountProps) {
  const written = max === null ? '' : formatRupees(max)
  const [text, setText] = useState({ of: max, shown: written })
  if (text.of !== max) setText({ of: max, shown: written })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ends = prices && { low: ceilTo(prices.least), high: ceilTo(prices.largest) }
  const amount = readAmount(text.shown)

  function follow(shown: string): void {
    setText({ of: max, shown })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => ask(shown), pause)
  }
  function ask(shown: string): void {
    clearTimeout(timer.current)
    timer.current = undefined
    if (readAmount(shown) !== max) onChange(readAmount(shown))
  }
  /** Who goes on to something else waits no longer. */
  function askNow(): void {
    if (timer.current !== undefined) ask(text.shown)
  }

  function draw({ target }: ChangeEvent<HTMLInputElement>): void {
    follow(ends && Number(target.value) >= ends.high ? '' : formatRupees(Number(target.value)))
  }

  return (
    <fieldset onBlur={askNow} onKeyDown={({ key }) => key === 'Enter' && askNow()}>
      <legend className="sr-only">Price per person</legend>
      <label htmlFor={id} className="block pb-1.5 text-sm text-ink-2">
        At most, in rupees a person
      </label>
      <input
        id={id}
        name="max"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={text.shown}
        placeholder="Any price"
        onChange={({ target }) => follow(target.value)}
        className={`${formControlClasses} font-price tabular-nums placeholder:font-normal`}
      />
      {min !== null && <input type="hidden" name="min" value={min} />}
      {ends && ends.low < ends.high && (
        <div className="pt-4 noscript:hidden">
          <input
            type="range"
            aria-label="Largest price"
            aria-valuetext={amount ? `Up to ${formatRupees(amount)}` : 'Any price'}
            min={ends.low}
            max={ends.high}
            step={step}
            value={Math.min(amount ?? ends.high, ends.high)}
            onChange={draw}
            className="h-7 w-full cursor-pointer accent-indigo"
          />
          <p className="flex justify-between gap-3 text-sm text-ink-2 tabular-nums">
            <span>{formatRupees(ends.low)}</span>
            <span>{formatRupees(ends.high)}</span>
          </p>
        </div>
      )}
    </fieldset>
  )
}

function ceilTo(price: number): number {
  return Math.ceil(price / step) * step
}
