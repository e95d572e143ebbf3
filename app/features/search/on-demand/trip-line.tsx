import { type SyntheticEvent, useRef } from 'react'
import { formatRupees } from '#domain/money/money.ts'
import type { Suggestion } from '../suggestion-cache.ts'

/** A trip in one line of three columns: picture, what it is, price. What follows the name's colon, and whose price it is, phones don't show. */
export function TripLine({ trip }: { trip: Suggestion }) {
  const [name, rest] = trip.title.split(': ')
  return (
    <>
      <Thumbnail src={trip.image} />
      <span className="min-w-0">
        <span className="block leading-[1.25] font-label">
          {name}
          {rest && <span className="max-m:sr-only">: {rest}</span>}
        </span>{' '}
        <span className="mt-0.5 facts text-sm text-ink-3">
          <span>{trip.location}</span> <span className="whitespace-nowrap">{trip.duration}</span>
        </span>
      </span>{' '}
      <span className="text-right font-price tabular-nums">
        {formatRupees(trip.price)}
        <span className="block text-sm font-normal text-ink-3 max-s:sr-only"> per person</span>
        {trip.gstNote && <span className="block text-sm font-normal text-ink-3"> {trip.gstNote}</span>}
      </span>
    </>
  )
}

/** A trip beside its picture: name and price on the first line, below it in grey what follows the name's colon, then where and how long. */
export function BriefTripLine({ trip, priced }: { trip: Suggestion; priced: boolean }) {
  const [name, rest] = trip.title.split(': ')
  return (
    <>
      <Thumbnail src={trip.image} />
      <span className="grid min-w-0 grow grid-cols-[1fr_auto] gap-x-3 gap-y-1 leading-[1.25]">
        <span className="contents font-label">
          <span>{name}</span>
          {rest && (
            <>
              <span className="sr-only">: </span>
              <span className="col-span-full text-sm font-normal text-ink-3">{rest}</span>
            </>
          )}
        </span>{' '}
        {priced && (
          <span className="font-price tabular-nums" style={{ gridArea: '1 / 2' }}>
            {formatRupees(trip.price)}
          </span>
        )}{' '}
        <span className="col-span-full facts text-sm text-ink-3">
          <span>{trip.location}</span> <span className="whitespace-nowrap">{trip.duration}</span>
          {priced && <span className="whitespace-nowrap"> per person</span>}
          {priced && trip.gstNote && <span> {trip.gstNote}</span>}
        </span>
      </span>
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
      className="size-14 shrink-0 rounded-s bg-paper-2 object-cover"
    />
  )
}
