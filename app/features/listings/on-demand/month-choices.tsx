import { startTransition, useOptimistic } from 'react'
import { monthsAhead } from '#domain/calendar/months-ahead.ts'
import { countTrips } from '#domain/listings/count-trips.ts'
import type { Facet } from '#domain/listings/trip-facets.ts'
import { choiceWords } from './choice-words.ts'

type MonthChoicesProps = {
  facet: Facet
  chosen: readonly string[]
  /** In the order of the facet's choices, which is the calendar's. */
  counts: number[]
  firstMonth: string
}

/** The twelve months from the current one on, any number of them. */
export function MonthChoices(props: MonthChoicesProps) {
  const { facet, chosen, counts, firstMonth } = props
  const { name, label, choices } = facet
  const { note } = choiceWords[name]
  const [seen, toggle] = useOptimistic(chosen, (last, value: string) =>
    last.includes(value) ? last.filter((other) => other !== value) : [...last, value],
  )
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {note && <p className="pb-3 text-sm text-pretty text-ink-2">{note}</p>}
      <div className="grid grid-cols-2 gap-2">
        {monthsAhead(firstMonth).map(({ value, label: month }) => {
          const count = counts[choices.findIndex((choice) => choice.value === value)] ?? 0
          const checked = seen.includes(value)
          return (
            <label
              key={value}
              className="relative flex min-h-11 cursor-pointer items-center justify-between gap-1 rounded-m bg-paper-2 px-3 text-[0.9375rem] font-label outline-indigo transition-colors has-checked:bg-indigo has-checked:text-cream has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-disabled:cursor-default has-disabled:bg-transparent has-disabled:text-ink-3 has-disabled:ring-1 has-disabled:ring-line has-disabled:ring-inset not-has-checked:not-has-disabled:hover:bg-line"
            >
              <input
                type="checkbox"
                name={name}
                value={value}
                aria-label={`${month} ${countTrips(count)}`}
                checked={checked}
                disabled={count === 0 && !checked}
                onChange={() => startTransition(() => toggle(value))}
                className="sr-only scroll-mb-40"
              />
              {month}
              <span className={`text-sm tabular-nums ${checked ? 'text-lavender' : 'text-ink-2'}`}>
                {count}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
