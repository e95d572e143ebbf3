import { startTransition, useOptimistic } from 'react'
import { countTrips } from '#domain/listings/count-trips.ts'
import type { Facet } from '#domain/listings/trip-facets.ts'
import { sayLength } from '../filter-labels.ts'
import { choiceWords } from './choice-words.ts'

type ChoiceRowsProps = { facet: Facet; chosen: string; counts: number[]; titled?: boolean }

/** One choice of a facet, or none. */
export function ChoiceRows({ facet, chosen, counts, titled = false }: ChoiceRowsProps) {
  const { name, label, choices } = facet
  const { any, note } = choiceWords[name]
  const [seen, show] = useOptimistic(chosen)
  // A length that was asked for in words may be none of those offered.
  const isOwn = chosen !== '' && choices.every(({ value }) => value !== chosen)
  return (
    <fieldset
      onChange={({ target }: { target: EventTarget }) => {
        if (target instanceof HTMLInputElement) startTransition(() => show(target.value))
      }}
    >
      <legend className={titled ? 'pb-1.5 font-strong' : 'sr-only'}>{label}</legend>
      {note && <p className="pb-3 text-sm text-pretty text-ink-2">{note}</p>}
      <div className="grid gap-1">
        <ChoiceRow name={name} value="" label={any} count={counts.at(-1) ?? 0} checked={seen === ''} />
        {isOwn && (
          <ChoiceRow name={name} value={chosen} label={sayLength(chosen)} checked={seen === chosen} />
        )}
        {choices.map(({ value, label: choice }, i) => (
          <ChoiceRow
            key={value}
            name={name}
            value={value}
            label={choice}
            count={counts[i] ?? 0}
            checked={seen === value}
          />
        ))}
      </div>
    </fieldset>
  )
}

type ChoiceRowProps = { name: string; value: string; label: string; count?: number; checked: boolean }

/** React asks every controlled field for a listener; the form has it. */
const heardByForm = () => {}

function ChoiceRow({ name, value, label, count, checked }: ChoiceRowProps) {
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-m px-3 text-[0.9375rem] font-label outline-indigo transition-colors has-checked:bg-indigo has-checked:text-cream has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-disabled:cursor-default has-disabled:text-ink-3 not-has-checked:not-has-disabled:hover:bg-paper-2">
      <input
        type="radio"
        name={name}
        value={value}
        aria-label={count === undefined ? undefined : `${label} ${countTrips(count)}`}
        checked={checked}
        disabled={count === 0 && value !== '' && !checked}
        onChange={heardByForm}
        className="sr-only scroll-mb-40"
      />
      {label}
      {count !== undefined && (
        <span className={`text-sm tabular-nums ${checked ? 'text-lavender' : 'text-ink-2'}`}>{count}</span>
      )}
    </label>
  )
}
