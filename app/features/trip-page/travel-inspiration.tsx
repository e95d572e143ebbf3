import { CardLink } from '#app/ui/card.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { MomentData } from '#server/trips/trip-extras.ts'

/** Three places to think of next, other ones each day. */
export function TravelInspiration({ places }: { places: MomentData[] }) {
  return (
    <div className="wrap">
      <h2 className="display text-2xl">Travel Inspiration</h2>
      <p className="mt-3 text-lg text-ink-2">Three places for the trip after this one.</p>
      <Carousel label="Travel Inspiration" perView={2} className="travel-inspiration-rail">
        {places.map(({ location, picture, to }) => (
          <article key={location} className="travel-inspiration group">
            <Picture data={picture} sizes="(width < 768px) 140vw, (width < 1360px) 48vw, 640px" />
            <div>
              <h3 className="display text-xl">
                <CardLink to={to}>{location}</CardLink>
              </h3>
              <p aria-hidden>See trips</p>
            </div>
          </article>
        ))}
      </Carousel>
    </div>
  )
}
