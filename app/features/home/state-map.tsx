import outline from '#app/features/destinations/india.svg?url'
import { PageLink } from '#app/ui/page-link.tsx'
import { countTrips } from '#domain/listings/count-trips.ts'
import { mapSize } from '#domain/route-drawing/map-projection.ts'
import type { PinnedState } from '#server/pages/home/pin-states.ts'

/** The country with a pin for each state, where there is room for all of it: narrower screens have the posters alone. */
export function StateMap({ states }: { states: PinnedState[] }) {
  return (
    <nav aria-label="States on the map" className="-my-6 max-l:hidden">
      <div className="relative" style={{ aspectRatio: `${mapSize.width} / ${mapSize.height}` }}>
        <img
          src={outline}
          alt=""
          width={mapSize.width}
          height={mapSize.height}
          loading="lazy"
          className="absolute inset-0 size-full"
        />
        <ul>{states.map((state) => state.pin && <Pin key={state.name} {...state} pin={state.pin} />)}</ul>
      </div>
      <p className="mt-1 text-right text-[0.8125rem] text-ink-2">
        Outline: @svg-maps/india, CC BY 4.0, simplified.
      </p>
    </nav>
  )
}

type PinProps = PinnedState & { pin: { x: number; y: number } }

function Pin({ name, to, trips, pin }: PinProps) {
  // There the sea has room for the name, or the edge of the map is near.
  const left = name === 'Kerala' || pin.x > 70
  return (
    <li
      className={`absolute -translate-y-1/2 ${left ? '-translate-x-full' : ''}`}
      style={{ left: `calc(${pin.x}% ${left ? '+' : '-'} 6px)`, top: `${pin.y}%` }}
    >
      <PageLink
        to={to}
        className={`flex min-h-7 items-center gap-1.5 rounded-s text-[0.9375rem] leading-none font-strong whitespace-nowrap underline-offset-4 hover:underline ${left ? 'flex-row-reverse' : ''}`}
      >
        <span className="size-3 shrink-0 rounded-pill bg-indigo ring-2 ring-surface" />
        {name}
        <span className="text-sm font-normal text-ink-2">
          {trips}
          <span className="sr-only"> {countTrips(trips).replace(/^\d+ /, '')}</span>
        </span>
      </PageLink>
    </li>
  )
}
