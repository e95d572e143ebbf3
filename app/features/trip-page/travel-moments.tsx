import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import { useSyncExternalStore } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { useRotation } from '#app/ui/collections/use-rotation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { reachedByKeys } from '#app/ui/reached-by-keys.ts'
import type { MomentData } from '#server/pages/trip/trip-extras.ts'
import { useSnapRail } from './use-snap-rail.ts'

const interval = 3_000
const perView = 5

/** Our gallery: one picture after the other on a phone, five beside each other elsewhere. */
export function TravelMoments({ moments }: { moments: MomentData[] }) {
  const profile = useSite()?.social.find(({ name }) => name === 'Instagram')
  const phone = useIsPhone()
  const { index, show, playing, toggle, holdProps } = useRotation(moments.length, phone ? interval : null)
  const rail = useSnapRail(index, show)
  const last = moments.length - perView
  return (
    <div className="wrap">
      <div className="flex items-end justify-between gap-6">
        <div>
          <h2 className="display text-2xl">Travel Moments</h2>
          {profile && (
            <p className="mt-3 text-lg text-ink-2">
              See more of our pictures on{' '}
              <Link to={profile.url} external>
                {profile.name}
              </Link>
            </p>
          )}
        </div>
        <div className="flex gap-2 max-m:hidden noscript:hidden">
          <IconButton
            look="outlined"
            label="Previous moments"
            idle={index === 0}
            onClick={() => show(Math.max(index - perView, 0))}
          >
            <Icon node={ChevronLeft} size={22} />
          </IconButton>
          <IconButton
            look="outlined"
            label="Next moments"
            idle={index >= last}
            onClick={() => show(Math.min(index + perView, last))}
          >
            <Icon node={ChevronRight} size={22} />
          </IconButton>
        </div>
      </div>
      <div className="relative" {...holdProps}>
        <div className="on-dark absolute right-2 bottom-2 z-1 flex items-center gap-1 rounded-pill bg-scrim/60 pl-4 text-sm/normal font-label text-cream tabular-nums m:hidden noscript:hidden">
          <p aria-hidden>
            {index + 1} / {moments.length}
          </p>
          <IconButton
            label={playing === false ? 'Play the moments' : 'Pause the moments'}
            onClick={toggle}
            look="on-dark"
          >
            <Icon node={playing === false ? Play : Pause} size={16} fill="currentColor" />
          </IconButton>
        </div>
        <ul
          {...rail}
          aria-label="Travel Moments"
          tabIndex={reachedByKeys}
          className="mt-7 flex snap-x snap-mandatory gap-3 overflow-x-auto overflow-y-hidden overscroll-x-contain scroll-smooth rounded-l [scrollbar-width:none] m:mt-9 m:gap-4"
        >
          {moments.map(({ location, picture }) => (
            <li key={location} className="shrink-0 basis-full snap-start m:basis-[calc((100%-64px)/5)]">
              <figure className="relative overflow-hidden rounded-l">
                <Picture
                  data={picture}
                  sizes="(width < 768px) 115vw, (width < 1360px) 38vw, 500px"
                  className="aspect-5/4 m:aspect-3/4"
                />
                <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-scrim/80 to-transparent pt-12 pr-32 pb-4.5 pl-5 font-label text-cream m:px-4 m:pb-3.5 m:text-sm/normal">
                  {location}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const phones = matchMedia('(width < 768px)')
      phones.addEventListener('change', listener)
      return () => phones.removeEventListener('change', listener)
    },
    () => matchMedia('(width < 768px)').matches,
    () => false,
  )
}
