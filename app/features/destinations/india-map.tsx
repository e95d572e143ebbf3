import type { CSSProperties } from 'react'
import { Link as TextLink } from '#app/ui/link.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { countTrips } from '#domain/listings/count-trips.ts'
import { mapSize } from '#domain/route-drawing/map-projection.ts'
import type { AtlasPlace } from '#server/pages/destinations/draw-atlas.ts'
import outline from './india.svg?url'
import { mapLabels, statesWithoutPage } from './map-labels.ts'

/** Sea round the drawing, in its units: room for names. */
const margin = { left: 58, right: 16, top: 26, bottom: 16 }
const frame = {
  width: mapSize.width + margin.left + margin.right,
  height: mapSize.height + margin.top + margin.bottom,
}
const across = (x: number) => `${((x + margin.left) / frame.width) * 100}%`
const down = (y: number) => `${((y + margin.top) / frame.height) * 100}%`
/** A length of the drawing, as wide as the map stands on the screen. */
const units = (length: number) => `${(length / frame.width) * 100}cqw`

/** The country with our places on it. The drawing is a file of its own; names and lines are part of the page. */
export function IndiaMap({ places, nights }: { places: AtlasPlace[]; nights: string }) {
  return (
    <figure className="m:wrap l:w-auto">
      <nav
        aria-label="Map of our places"
        className="relative isolate overflow-hidden bg-linear-170 from-[#f8e3bd] from-[-8%] via-[#d8e9e2] via-38% to-[#bddfdf] m:rounded-xl"
        style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      >
        <span
          aria-hidden
          className="absolute top-[3%] right-[6%] -z-1 aspect-square w-[17%] rounded-pill bg-linear-to-b from-[#fff6dc] to-[#fbd695]"
        />
        <img
          src={outline}
          alt=""
          width={mapSize.width}
          height={mapSize.height}
          fetchPriority="high"
          className="absolute"
          style={{
            left: across(0),
            top: down(0),
            width: `${(mapSize.width / frame.width) * 100}%`,
            height: `${(mapSize.height / frame.height) * 100}%`,
          }}
        />
        <svg
          aria-hidden="true"
          viewBox={`${-margin.left} ${-margin.top} ${frame.width} ${frame.height}`}
          fill="none"
          strokeLinecap="round"
          className="absolute inset-0 size-full"
        >
          <path d={nights} strokeWidth="3.2" className="stroke-marigold/70" />
          <path d={linesTo(places.filter(isState))} {...lineLook} className="stroke-ink" />
          <path
            d={linesTo(places.filter((place) => !isState(place)))}
            {...lineLook}
            className={`stroke-ink ${onlyWide}`}
          />
        </svg>
        <ul className="@container absolute inset-0">
          {places.map((place) => (
            <li key={place.name} className={isState(place) ? undefined : onlyWide}>
              <MapName place={place} />
            </li>
          ))}
        </ul>
      </nav>
      <figcaption className="mt-3 text-sm text-ink-3 max-m:wrap">
        Outline:{' '}
        <TextLink to="https://github.com/VictorCazanave/svg-maps/tree/master/packages/india" external>
          @svg-maps/india
        </TextLink>{' '}
        by Victor Cazanave after MapSVG,{' '}
        <TextLink to="https://creativecommons.org/licenses/by/4.0/" external>
          CC BY 4.0
        </TextLink>
        , simplified. Lines between states are for orientation.{' '}
        <span className={onlyWide}>Names in bold are states and regions, the others places within one.</span>
      </figcaption>
    </figure>
  )
}

const onlyWide = 'max-m:hidden'
const lineLook = { strokeWidth: 0.9, strokeOpacity: 0.55 }

function isState({ name, isGroup }: AtlasPlace): boolean {
  return isGroup || statesWithoutPage.has(name)
}

function labelOf(place: AtlasPlace) {
  return mapLabels[place.name] ?? { x: place.x + 9, y: place.y, align: 'start' as const }
}

function linesTo(places: AtlasPlace[]): string {
  return places
    .map((place) => {
      const { x, y, align, from = [align === 'start' ? x - 3 : x + 3, y] } = labelOf(place)
      return `M${from.join(' ')}L${place.x} ${place.y}`
    })
    .join('')
}

/** A name with its dot: both lead to the trips, where a pointer is fine enough for a dot. */
function MapName({ place }: { place: AtlasPlace }) {
  const { x, y, align } = labelOf(place)
  const side: CSSProperties = align === 'start' ? { left: across(x) } : { right: `calc(100% - ${across(x)})` }
  const dot: CSSProperties = {
    top: `calc(50% + ${units(place.y - y)})`,
    ...(align === 'start' ? { left: units(place.x - x) } : { left: `calc(100% + ${units(place.x - x)})` }),
  }
  return (
    <PageLink
      to={place.href}
      className={`group absolute flex min-h-6 -translate-y-1/2 items-center rounded-s px-1 text-[min(3.35cqw,1rem)] leading-none text-ink decoration-[1.5px] underline-offset-3 hover:z-1 hover:text-peacock hover:underline focus-visible:z-1 focus-visible:bg-surface m:min-h-8 m:px-1.5 ${isState(place) ? 'font-strong' : 'font-label'}`}
      style={{ ...side, top: down(y) }}
    >
      {place.name}
      <span className="sr-only">{countTrips(place.trips)}</span>
      <span
        aria-hidden
        style={dot}
        className={`absolute size-2 -translate-1/2 rounded-pill max-l:pointer-events-none ring-1 ring-surface group-hover:scale-150 group-focus-visible:scale-150 ${isState(place) ? 'bg-marigold-deep' : 'bg-indigo'}`}
      />
    </PageLink>
  )
}
