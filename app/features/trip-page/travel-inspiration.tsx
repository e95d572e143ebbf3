import { CardLink } from '#app/ui/card.tsx'
import { Carousel } from '#app/ui/collections/carousel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { MomentData } from '#server/pages/trip/trip-extras.ts'

/** Three places to think of next, other ones each day. */
export function TravelInspiration({ places }: { places: MomentData[] }) {
  return (
    <div className="wrap">
      <h2 className="display text-2xl">Travel Inspiration</h2>
      <p className="mt-3 text-lg text-ink-2">Three places for the trip after this one.</p>
      {/* On wide screens its buttons stand beside the heading; without scripts there are none. */}
      <Carousel label="Travel Inspiration" perView={2} className="mt-2 l:-mt-11 noscript:mt-7">
        {places.map(({ location, picture, to }) => (
          <article key={location} className="group relative overflow-hidden rounded-l text-cream">
            <Picture
              data={picture}
              sizes="(width < 768px) 140vw, (width < 1360px) 48vw, 640px"
              className="aspect-4/5 m:aspect-8/5"
            />
            <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-scrim/80 via-scrim/60 to-transparent px-6 pt-24 pb-5.5">
              <h3 className="display text-xl">
                <CardLink to={to}>{location}</CardLink>
              </h3>
              <p
                aria-hidden
                className="mt-1 font-label underline decoration-transparent decoration-[1.5px] underline-offset-4 transition-[text-decoration-color] group-hover:decoration-current"
              >
                See trips
              </p>
            </div>
          </article>
        ))}
      </Carousel>
    </div>
  )
}
