import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { HomeSearch } from '#app/features/search/home-search.tsx'
import type { Results } from '#app/features/search/load-results.ts'
import { ResultsBand } from '#app/features/search/results-band.tsx'
import { SearchResults } from '#app/features/search/search-results.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { TripCard } from '#app/features/trips/trip-card.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Picture, type PictureData } from '#app/ui/picture.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'

const promises = [
  {
    title: 'One honest price',
    text: 'The price you see is the price you pay. Taxes are in it, or stand beside it from the first card on.',
  },
  { title: 'Real seats', text: 'Seats left are counted, never guessed. No countdowns, no “filling fast”.' },
  { title: 'People who answer', text: 'Ask on WhatsApp. Our travel experts reply within 24 hours.' },
]

type HomePageProps = {
  hero: { wide: PictureData; phone: PictureData }
  popular: TripCardData[]
  /** Given while something is searched; they replace the sections. */
  results: Results | null
}

export function HomePage({ hero, popular, results }: HomePageProps) {
  return (
    <>
      {results ? <ResultsBand picture={hero.wide} /> : <Hero hero={hero} />}
      {/* One box for both, so that whoever searches keeps the focus in it. */}
      <div className="wrap relative z-10 -mt-9 m:-mt-11">
        <HomeSearch />
      </div>
      {results ? <SearchResults results={results} /> : <Sections popular={popular} />}
    </>
  )
}

function Hero({ hero }: Pick<HomePageProps, 'hero'>) {
  const site = useSite()
  return (
    <section className="on-dark relative isolate mx-[clamp(12px,1.8vw,28px)] grid min-h-140 items-end overflow-hidden rounded-l bg-[#2b0f1f] p-6 text-cream m:min-h-160 m:rounded-xl m:p-[clamp(32px,5.2vw,84px)] max-m:pb-18 m:pb-[clamp(88px,8vw,120px)]">
      <Picture
        data={hero.wide}
        phone={hero.phone}
        sizes="100vw"
        priority
        className="absolute inset-x-0 top-0 -z-2 h-[74%] m:h-full"
      />
      {/* Text on a picture always stands on a scrim in the picture's own dark. */}
      <div className="absolute inset-0 -z-1 bg-linear-to-t from-[#2b0f1f] from-30% via-[#2b0f1f]/55 via-50% to-transparent to-66% m:hidden" />
      <div className="absolute inset-0 -z-1 bg-linear-84 from-[oklch(0.24_0.1_320/0.8)] from-4% via-[oklch(0.27_0.11_330/0.5)] via-30% to-[oklch(0.27_0.11_330/0)] to-56% max-m:hidden" />
      <div className="max-w-[680px]">
        <h1 className="display text-[clamp(2.7rem,1.9rem+4.3vw,5.6rem)] leading-[1.02]">{site?.tagline}.</h1>
        <p className="mt-4 max-w-[30em] text-lg">
          Group departures, Himalayan treks, Ladakh rides, honeymoons and family journeys, in India and
          beyond.
        </p>
        <PlanTripButton className={buttonLook('gold', 'm', 'mt-7')}>Plan Trip</PlanTripButton>
      </div>
    </section>
  )
}

function Sections({ popular }: Pick<HomePageProps, 'popular'>) {
  return (
    <>
      <section className="wrap grid gap-8 pt-18 m:grid-cols-3 m:gap-12 m:pt-28">
        {promises.map((promise) => (
          <div key={promise.title}>
            <h2 className="display text-xl">{promise.title}</h2>
            <p className="mt-3 text-ink-2">{promise.text}</p>
          </div>
        ))}
      </section>
      <div className="wrap pt-18 m:pt-28">
        <Carousel label="Popular Trips" header={<h2 className="display text-2xl">Popular Trips</h2>}>
          {popular.map((trip, i) => (
            <TripCard key={trip.id} trip={trip} priority={i < 4} />
          ))}
        </Carousel>
      </div>
    </>
  )
}
