import { type SyntheticEvent, useRef } from 'react'
import { formatRupees } from '#domain/money/money.ts'
import type { Suggestion } from '../suggestion-cache.ts'

/** A trip in one line of three columns: picture, what it is, price. */
export function TripLine({ trip, priced = true }: { trip: Suggestion; priced?: boolean }) {
  return (
    <>
      <Thumbnail src={trip.image} />
      <span className="min-w-0">
        <span className="block leading-[1.25] font-label">{trip.title}</span>{' '}
        <span className="mt-0.5 block text-sm text-ink-3">
          {trip.location} · <span className="whitespace-nowrap">{trip.duration}</span>
        </span>
      </span>{' '}
      {priced && (
        <span className="pr-1 text-right font-price tabular-nums m:pr-2">
          {formatRupees(trip.price)}
          <span className="block text-sm font-normal text-ink-3 max-s:sr-only"> per person</span>
          {trip.gstNote && <span className="block text-sm font-normal text-ink-3"> {trip.gstNote}</span>}
        </span>
      )}
    </>
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
      loading="lazy"
      decoding="async"
      onError={onError}
      className="size-14 rounded-s bg-paper-2 object-cover"
    />
  )
}
