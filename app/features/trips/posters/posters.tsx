import { CardLink } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { countTrips } from '#domain/listings/count-trips.ts'
import type { Poster } from '#server/pages/poster.ts'

/** Framed posters; on wide screens every second one hangs a little lower. */
export function Posters({
  posters,
  sizes,
  className,
}: {
  posters: Poster[]
  sizes: string
  className: string
}) {
  return (
    <ul className={`grid gap-x-4 gap-y-5 m:gap-x-6 m:pb-5 m:gap-y-7 ${className}`}>
      {posters.map(({ name, to, trips, picture }) => (
        <li
          key={name}
          className="relative rounded-xs bg-surface p-2.5 pb-4 text-center shadow-2 transition-[translate,box-shadow] m:even:top-5 hover:shadow-3 motion-safe:hover:-translate-y-1 m:p-3 m:pb-5"
        >
          <Picture data={picture} sizes={sizes} className="aspect-[5/7] w-full rounded-[2px]" />
          <h3 className="display mt-3.5 text-[1.25rem] leading-[1.1] m:text-[1.375rem]">
            <CardLink to={to} className="after:rounded-xs!">
              {name}
            </CardLink>
          </h3>
          <p className="mt-1 text-sm text-ink-3">{countTrips(trips)}</p>
        </li>
      ))}
    </ul>
  )
}
