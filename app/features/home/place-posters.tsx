import { CardLink } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { countTrips } from '#domain/listings/count-trips.ts'
import type { PlacePoster } from '#server/pages/draw-posters.ts'

type PlacePostersProps = {
  posters: PlacePoster[]
  /** Of a poster that lies, from 768 px. */
  sizes: string
  className: string
}

/** Small framed posters of places; on phones they stand in a strip. */
export function PlacePosters({ posters, sizes, className }: PlacePostersProps) {
  return (
    <ul
      className={`max-m:strip max-m:auto-cols-[7rem] max-m:grid-flow-col max-m:pb-4 grid gap-3 m:gap-5 ${className}`}
    >
      {posters.map(({ name, to, trips, picture, wide }) => (
        <li
          key={name}
          className="relative rounded-xs bg-surface p-1.5 text-center shadow-2 transition-[translate,box-shadow] hover:shadow-3 motion-safe:hover:-translate-y-1 m:p-2"
        >
          <Picture
            data={wide}
            phone={picture}
            sizes={`(width < 768px) 100px, ${sizes}`}
            small
            className="aspect-[5/6.4] w-full rounded-[2px] m:aspect-[5/3.7]"
          />
          <h3 className="mt-2 text-sm leading-tight font-strong m:mt-2.5 m:font-display m:text-[1.375rem] m:leading-[1.05] m:font-normal l:max-xl:text-[0.9375rem]">
            <CardLink to={to} className="after:rounded-xs!">
              {name}
            </CardLink>
          </h3>
          <p className="mt-0.5 mb-1 text-[0.8125rem] text-ink-3 m:text-sm">{countTrips(trips)}</p>
        </li>
      ))}
    </ul>
  )
}
