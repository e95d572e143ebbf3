import { firstCards } from '#app/features/trips/cards/card-sizes.ts'
import { TripTitle } from '#app/features/trips/cards/trip-title.tsx'
import { Carousel } from '#app/ui/collections/carousel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import type { LongWeekend } from '#server/pages/home/list-long-weekends.ts'
import { inTwos } from './in-twos.ts'
import { SectionHead } from './section-head.tsx'
import { TripLines } from './trip-lines.tsx'

/** A leaf of the calendar for each holiday, with the trip whose dates fit; those that fit none follow in twos. */
export function LongWeekends({ words, weekends, others }: HomeSections['long-weekend']) {
  return (
    <div className="wrap">
      <Carousel
        label={words.title}
        itemClass="w-[84%] s:w-80 l:w-[calc((100%-72px)/4)] min-[1800px]:w-[calc((100%-96px)/5)]"
        listClass="items-stretch max-m:gap-3.5"
        header={(buttons) => <SectionHead {...words} buttons={buttons} />}
      >
        {weekends.map((weekend, i) => (
          <Leaf key={weekend.trip.id} weekend={weekend} first={i < firstCards} />
        ))}
        {inTwos(others).map((pair) => (
          <div key={pair[0]?.id} className="flex h-full flex-col rounded-l bg-surface p-4 pb-3 shadow-2">
            <p className="display text-[1.4375rem] leading-[1.05]">Without a holiday</p>
            <p className="mt-1 text-[0.9375rem] text-ink-2">Long breaks on other dates</p>
            <TripLines trips={pair} heading="h3" className="mt-auto pt-3" />
          </div>
        ))}
      </Carousel>
      {weekends.length > 0 && <Key />}
    </div>
  )
}

const dayLooks = {
  holiday: 'bg-marigold ring-4 ring-marigold/20',
  weekend: 'bg-marigold-tint',
  leave: 'ring-[1.5px] ring-inset ring-edge',
}

function Leaf({ weekend, first }: { weekend: LongWeekend; first: boolean }) {
  const { name, month, note, away, leave, days, holidayOn, dates, seats, trip } = weekend
  return (
    <article className="relative flex h-full flex-col rounded-l bg-surface p-4 pb-3 shadow-2">
      <div className="flex items-baseline justify-between gap-2">
        <p className="display text-[1.4375rem] leading-[1.05] l:min-h-[2.1em]">{name}</p>
        <p className="shrink-0 text-sm text-ink-3">{month}</p>
      </div>
      <p className="mt-1 text-[0.9375rem] text-ink-2">
        <b className="font-strong text-ink">{away}</b> {leave}
        <span className="sr-only">. {holidayOn}</span>
      </p>
      <ol aria-hidden className="mt-3 flex justify-between text-center text-[13px] text-ink-3">
        {days.map(({ letter, number, kind }) => (
          <li key={number}>
            {letter}
            <span
              className={`mt-1 block rounded-pill font-label text-ink tabular-nums ${days.length > 8 ? 'size-5 leading-5' : 'size-8 text-[15px] leading-8 max-[350px]:size-6.5 max-[350px]:leading-6.5'} ${dayLooks[kind]}`}
            >
              {number}
            </span>
          </li>
        ))}
      </ol>
      {note && <p className="mt-2 text-[0.8125rem] leading-tight text-ink-3">{note}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-x-3 pt-3">
        <Picture
          data={trip.picture}
          sizes="64px"
          small
          priority={first && 'when-awake'}
          className="size-16 rounded-m"
        />
        <div className="min-w-0 grow basis-[6rem]">
          <h3>
            <TripTitle trip={trip} nameClass="leading-tight font-strong text-pretty" />
          </h3>
          <p className="text-sm text-ink-2">
            {dates} {seats && <b className="font-strong whitespace-nowrap text-marigold-deep">{seats}</b>}
          </p>
        </div>
        <p className="ml-auto text-right leading-tight">
          <b className="font-price tabular-nums">{trip.price.priceText}</b>
          {trip.price.badge && <b className="block text-sm font-strong text-leaf">{trip.price.badge}</b>}
          {trip.price.gstNote && <span className="block text-sm text-ink-2">{trip.price.gstNote}</span>}
        </p>
      </div>
    </article>
  )
}

function Key() {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4.5 gap-y-1 text-sm text-ink-2">
      {(['holiday', 'weekend', 'leave'] as const).map((kind) => (
        <li key={kind} className="inline-flex items-center gap-2">
          <span className={`size-4 rounded-pill ${dayLooks[kind].replace('ring-4', 'ring-0')}`} />
          {{ holiday: 'Holiday', weekend: 'Weekend', leave: 'Your leave' }[kind]}
        </li>
      ))}
    </ul>
  )
}
