import { TripTitle } from '#app/features/trips/cards/trip-title.tsx'
import { Tabs } from '#app/ui/collections/tabs.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { TripLineData } from '#server/cards/trip-line.ts'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'

/** A departure board: day, trip, price. */
export function LadakhBoard({ words, lines, view }: HomeSections['ladakh-departures']) {
  return (
    <div className="wrap">
      <SectionHead title={words.title} text={words.text} more={words.more} />
      <div className="l:grid l:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] l:gap-x-16">
        <Picture
          data={view}
          sizes="(width < 1024px) 92vw, (width < 1800px) 580px, 720px"
          priority="when-awake"
          className="relative aspect-[2/1] rounded-l l:aspect-auto noscript:l:max-h-88 [&_img]:absolute [&_img]:inset-0"
        />
        <Tabs
          label={words.title}
          className="mt-2 max-m:[&_[role=tabpanel]>div]:pt-1 l:mt-0"
          tabs={(['ladakhBiking', 'ladakhSuv'] as const).map((name) => ({
            id: words.tabs[name].id,
            label: words.tabs[name].label,
            panel: (
              <>
                <p className="mb-1 text-[0.9375rem] text-ink-2 max-m:hidden">{words.tabs[name].text}</p>
                <Board trips={lines[name]} />
              </>
            ),
          }))}
        />
      </div>
    </div>
  )
}

function Board({ trips }: { trips: TripLineData[] }) {
  return (
    <ul>
      {trips.map((trip) => (
        <li
          key={trip.id}
          className="relative flex flex-wrap items-center gap-x-3.5 border-b border-line py-2.5 l:py-3.5"
        >
          <Day date={trip.next?.date} />
          <div className="min-w-0 grow basis-[7rem]">
            <h3>
              <TripTitle
                trip={trip}
                linkClass="after:rounded-s!"
                nameClass="text-[1.0625rem] leading-tight font-strong text-pretty l:text-[1.1875rem]"
              />
            </h3>
            <p className="facts mt-0.5 text-sm text-ink-2">
              <span>{trip.duration}</span>
              {trip.difficulty && <span>{trip.difficulty}</span>}
              {trip.next?.seats && <b className="font-strong text-marigold">{trip.next.seats}</b>}
            </p>
          </div>
          <p className="ml-auto text-right leading-tight">
            <b className="text-[1.0625rem] font-price tabular-nums">{trip.price.priceText}</b>
            <span className="block text-[0.8125rem] text-ink-2">
              {trip.price.gstNote ?? trip.price.badge ?? 'per person'}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** '23' over 'May 2027'. */
function Day({ date = '' }: { date?: string }) {
  const [day, ...rest] = date.split(' ')
  return (
    <p className="min-w-16 l:min-w-24">
      <span className="display block text-[1.6875rem] leading-none text-marigold l:text-[2rem]">
        {day || '–'}
      </span>{' '}
      <span className="mt-0.5 block text-sm leading-tight text-ink-2">{rest.join(' ')}</span>
    </p>
  )
}
