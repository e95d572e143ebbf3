import { Backpack, BedDouble, Users, Wallet } from 'lucide'
import { CompareTrayHost } from '#app/features/trips/cards/compare-tray-host.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { BackpackingPageData } from '#server/pages/show-backpacking.ts'
import { OwnPlanHost } from './own-plan-host.tsx'
import { PlaceHero } from './place-hero.tsx'
import { TripCarousel } from './trip-carousel.tsx'

/** One for each reason. */
const icons = [Wallet, Users, BedDouble, Backpack]

type BackpackingPageProps = Omit<BackpackingPageData, 'head'>

export function BackpackingPage({ words, trail, hero, trips, tripCount, onTheWay }: BackpackingPageProps) {
  return (
    <>
      <Breadcrumbs trail={trail} className="wrap pt-3 m:pt-5" />
      <PlaceHero hero={hero}>
        <h1 className="display text-3xl">{words.title}</h1>
        <p className="mt-4 max-w-[34em] text-lg">{words.intro}</p>
      </PlaceHero>
      <div className="wrap pt-8 m:pt-12">
        <TripCarousel title={words.tripsTitle} count={tripCount} trips={trips} perView={4} first />
        <AllTrips title={words.tripsTitle} trips={trips} />
        <section className="mt-14 grid grid-cols-1 items-center gap-x-14 gap-y-8 m:mt-18 l:grid-cols-2">
          <Picture
            data={onTheWay}
            sizes="(width < 1024px) 92vw, 620px"
            className="aspect-[5/4] w-full rounded-l m:rounded-xl"
          />
          <div>
            <h2 className="display text-2xl">{words.reasonsTitle}</h2>
            <ul className="mt-8 grid gap-x-10 gap-y-9 m:grid-cols-2">
              {words.reasons.map(({ title, text }, i) => (
                <li key={title} className="gap-4 max-m:flex">
                  <span className="grid size-13 shrink-0 place-items-center rounded-pill bg-marigold-tint text-marigold-deep">
                    <Icon node={icons[i] ?? Backpack} size={25} />
                  </span>
                  <div>
                    <h3 className="text-lg font-strong m:mt-4">{title}</h3>
                    <p className="mt-2 text-ink-2">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <OwnPlanHost what="the trip" className="mt-14 m:mt-18" />
      </div>
      <CompareTrayHost />
    </>
  )
}

/** Every trip on one line, the cheapest first: a carousel shows four, and hides the others. */
function AllTrips({ title, trips }: { title: string; trips: BackpackingPageData['trips'] }) {
  const byPrice = trips.toSorted((a, b) => a.price.price - b.price.price)
  return (
    <section aria-label={`${title}: all trips`} className="mt-8 rounded-l bg-surface p-6 shadow-1 m:p-8">
      <h3 className="text-lg font-strong">All {trips.length} trips, the cheapest first</h3>
      <ul className="mt-3 grid gap-x-14 l:grid-cols-2">
        {byPrice.map(({ id, href, title: name, location, duration, next, price }) => (
          <li key={id} className="border-t border-line">
            <PageLink
              to={href}
              className="flex min-h-14 items-baseline justify-between gap-x-4 py-3 hover:text-peacock"
            >
              <span className="min-w-0">
                <span className="font-label">{name.split(': ')[0]}</span>{' '}
                <span className="mt-0.5 facts text-sm text-ink-2">
                  <span>{location}</span> <span>{duration}</span>
                  {next && <span> {next.date}</span>}
                </span>
              </span>
              <span className="font-price tabular-nums">{price.priceText}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
