import { firstCards } from '#app/features/trips/cards/card-sizes.ts'
import { TripTitle } from '#app/features/trips/cards/trip-title.tsx'
import { Carousel } from '#app/ui/collections/carousel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'

/** Framed posters on dusk. */
export function Honeymoons({ words, trips }: HomeSections['honeymoon']) {
  return (
    <div className="wrap">
      <Carousel
        label={words.title}
        itemClass="w-[60%] s:w-58 l:w-[calc((100%-66px)/4)] xl:w-[calc((100%-88px)/5)] 2xl:w-[calc((100%-110px)/6)]"
        listClass="max-m:gap-3.5 pb-5! l:gap-[22px]! text-ink"
        header={(buttons) => (
          <div className="[&_button]:text-ink [&_p]:text-[oklch(0.89_0.035_340)]">
            <SectionHead {...words} buttons={buttons} />
          </div>
        )}
      >
        {trips.map((trip, i) => (
          <Frame key={trip.id} trip={trip} first={i < firstCards} />
        ))}
      </Carousel>
    </div>
  )
}

function Frame({ trip, first }: { trip: TripCardData; first: boolean }) {
  return (
    <article className="relative flex flex-col rounded-s bg-surface p-2.5 pb-3 text-center shadow-[0_22px_40px_-16px_oklch(0.1_0.05_330/0.7)]">
      <Picture
        data={trip.picture}
        sizes="(width < 480px) 52vw, 220px"
        priority={first && 'when-awake'}
        className="aspect-[6/5] w-full s:aspect-square rounded-[2px] l:aspect-[5/6]"
      />
      <h3 className="mt-3 grid min-h-[2.16em] place-items-center text-[1.4375rem] leading-[1.08]">
        <TripTitle trip={trip} linkClass="after:rounded-s!" nameClass="display text-balance" />
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        {trip.duration}
        {trip.next && <span className="before:mx-1.5 before:content-['·']">{trip.next.date}</span>}
      </p>
      <p className="leading-tight">
        <b className="text-[1.0625rem] font-price tabular-nums">{trip.price.priceText}</b>
        {trip.price.badge && <b className="ml-2 text-sm font-strong text-leaf">{trip.price.badge}</b>}
        {trip.price.gstNote && <span className="ml-2 text-sm">{trip.price.gstNote}</span>}
      </p>
    </article>
  )
}
