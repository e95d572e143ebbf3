import { type SyntheticEvent, useRef } from 'react'
import { Link } from 'react-router'
import { formatRupees } from '#domain/money.ts'
import type { Suggestion } from './ask-server.ts'

type SuggestionListProps = {
  id: string
  suggestions: Suggestion[]
  active: number
  optionId: (index: number) => string
  onPick: () => void
  className?: string
}

/** The trips under a search box. Its keys are handled in the field, which keeps the focus. */
export function SuggestionList({
  id,
  suggestions,
  active,
  optionId,
  onPick,
  className = '',
}: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggested trips"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className={className}
    >
      {suggestions.map((trip, i) => (
        <Link
          key={trip.id}
          id={optionId(i)}
          to={trip.href}
          role="option"
          aria-selected={i === active}
          tabIndex={-1}
          onClick={onPick}
          className="grid scroll-my-24 grid-cols-[56px_1fr_auto] items-center gap-x-3.5 rounded-m p-2 hover:bg-paper-2 aria-selected:bg-paper-2 aria-selected:ring-2 aria-selected:ring-peacock aria-selected:ring-inset m:gap-x-4"
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
          </span>
        </Link>
      ))}
    </div>
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
