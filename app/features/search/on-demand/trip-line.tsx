import { type SyntheticEvent, useRef } from 'react'
import { formatRupees } from '#domain/money/money.ts'
import type { Suggestion } from '../suggestion-cache.ts'

type TripLineProps = {
  trip: Suggestion
  priced?: boolean
  /** There is room at every width: what follows the name's colon stands in grey below it. Otherwise it stands beside the name, and phones show neither it nor whose price it is. */
  roomy?: boolean
}

/** A trip in one line of three columns: picture, what it is, price. */
export function TripLine({ trip, priced = true, roomy = false }: TripLineProps) {
  const [name, rest] = trip.title.split(': ')
  return (
    <>
      <Thumbnail src={trip.image} />
      <span className="min-w-0">
        <span className="block leading-[1.25] font-label">
          {name}
          {rest && !roomy && <span className="max-m:sr-only">: {rest}</span>}
          {rest && roomy && (
            <>
              <span className="sr-only">: </span>
              <span className="mt-0.5 block text-sm font-normal text-ink-3">{rest}</span>
            </>
          )}
        </span>{' '}
        <span className="mt-0.5 facts text-sm text-ink-3">
          <span>{trip.location}</span> <span className="whitespace-nowrap">{trip.duration}</span>
        </span>
      </span>{' '}
      {priced && (
        <span className="pr-1 text-right font-price tabular-nums m:pr-2">
          {formatRupees(trip.price)}
          <span className={`block text-sm font-normal text-ink-3 ${roomy ? '' : 'max-s:sr-only'}`}>
            {' '}
            per person
          </span>
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
