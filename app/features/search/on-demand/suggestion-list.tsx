import { type MouseEvent, type SyntheticEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '#app/ui/after-paint.ts'
import { isPlainClick } from '#app/ui/claim-click.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { Suggestion } from '../suggestion-cache.ts'

type SuggestionListProps = {
  combobox: {
    listId: string
    suggestions: Suggestion[]
    active: number
    optionId: (index: number) => string
  }
  onPick: () => void
  className: string
}

/** The trips under a search box. The keys are handled in the field. */
export function SuggestionList({ combobox, onPick, className }: SuggestionListProps) {
  const { listId, suggestions, active, optionId } = combobox
  const navigate = useNavigate()
  function pick(event: MouseEvent, { href }: Suggestion): void {
    // With a key held it is for the browser, which opens the trip elsewhere.
    if (!isPlainClick(event)) {
      onPick()
      return
    }
    event.preventDefault()
    // The pressed line is seen first.
    afterPaint(() => {
      onPick()
      navigate(href)
    })
  }
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Suggested trips"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className={className}
    >
      {suggestions.map((trip, i) => (
        <Option key={trip.id} id={optionId(i)} trip={trip} chosen={i === active} onPick={pick} />
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  trip: Suggestion
  chosen: boolean
  onPick: (event: MouseEvent, trip: Suggestion) => void
}

function Option({ id, trip, chosen, onPick }: OptionProps) {
  return (
    <a
      id={id}
      href={trip.href}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      onClick={(event) => onPick(event, trip)}
      className="grid scroll-my-24 grid-cols-[56px_1fr_auto] items-center gap-x-3.5 rounded-m p-2 hover:bg-paper-2 active:bg-paper-2 aria-selected:bg-paper-2 aria-selected:ring-2 aria-selected:ring-peacock aria-selected:ring-inset m:gap-x-4"
    >
      <Thumbnail src={trip.image} />
      <span className="min-w-0">
        <span className="line-clamp-2 leading-[1.25] font-label">{trip.title}</span>{' '}
        <span className="mt-0.5 block truncate text-sm text-ink-3">
          {trip.location} <span className="ml-1 border-l border-edge pl-2">{trip.duration}</span>
        </span>
      </span>{' '}
      <span className="pr-1 text-right font-price tabular-nums m:pr-2">
        {formatRupees(trip.price)}
        <span className="block text-sm font-normal text-ink-3 max-s:sr-only"> per person</span>
        {trip.gstNote && <span className="block text-sm font-normal text-ink-3"> {trip.gstNote}</span>}
      </span>
    </a>
  )
}

function Thumbnail({ src }: { src: string }) {
  const failed = useRef(false)
  function onError({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
    if (failed.current) return
    failed.current = true
    currentTarget.src = '/images/default.webp'
  }
  return (
    <img
      src={src}
      alt=""
      width="56"
      height="56"
      decoding="async"
      onError={onError}
      className="size-14 rounded-s bg-paper-2 object-cover"
    />
  )
}
