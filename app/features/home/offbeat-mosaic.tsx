import { firstCards } from '#app/features/trips/cards/card-sizes.ts'
import { TripTitle } from '#app/features/trips/cards/trip-title.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'

/** The first trip stands as high as two others. */
export function OffbeatMosaic({ words, trips }: HomeSections['off-beat']) {
  return (
    <div className="wrap">
      <SectionHead {...words} quiet />
      <ul className="max-l:strip grid auto-cols-[min(13.5rem,80vw)] grid-flow-col grid-cols-[min(15rem,80vw)] grid-rows-[9rem_9rem] gap-2.5 m:auto-cols-[240px] m:grid-cols-[300px] l:grid-flow-row l:grid-cols-[1.25fr_1fr_1.1fr] l:grid-rows-[200px_200px] l:gap-5 min-[1800px]:grid-rows-[250px_250px]">
        {trips.map((trip, i) => (
          <li key={trip.id} className={`group relative rounded-l ${i === 0 ? 'row-span-2' : ''}`}>
            <Picture
              data={trip.picture}
              sizes={
                i === 0
                  ? '(width < 768px) 240px, (width < 1024px) 300px, (width < 1800px) 470px, 590px'
                  : '(width < 1024px) 260px, (width < 1800px) 410px, 500px'
              }
              priority={i < firstCards && 'when-awake'}
              className="size-full rounded-l rounded-bl-none"
            />
            <div className="paper-tab max-m:pr-3">
              <h3>
                <TripTitle
                  trip={trip}
                  linkClass="static"
                  nameClass={`text-[1rem] leading-tight font-strong l:font-display l:font-normal l:leading-[1.08] ${i === 0 ? 'l:text-[2.125rem] max-l:font-display max-l:font-normal max-l:text-[1.375rem] max-l:leading-[1.05]' : 'l:text-[1.4375rem]'}`}
                />
              </h3>
              <p className="text-sm text-ink-2">
                {trip.next && <span className="after:mx-1.5 after:content-['·']">{trip.next.date}</span>}
                <span className="tabular-nums">{trip.price.priceText}</span> {trip.price.gstNote}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
