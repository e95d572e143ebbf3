import { CalendarDays } from 'lucide'
import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { CompareTrayHost } from '#app/features/trips/cards/compare-tray-host.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { DestinationPageData } from '#server/pages/show-destination.ts'
import { PlaceHero } from './place-hero.tsx'
import { TripCarousel } from './trip-carousel.tsx'

type DestinationPageProps = Omit<DestinationPageData, 'head'>

export function DestinationPage(props: DestinationPageProps) {
  const { name, trail, intro, bestMonths, parent, siblings, hero, groupTours, customTrips } = props
  return (
    <>
      <Breadcrumbs trail={trail} className="wrap pt-3 m:pt-5" />
      <PlaceHero hero={hero}>
        <h1 className="display text-3xl">{name}</h1>
        <p className="mt-4 flex items-start gap-2.5 text-lg">
          <Icon node={CalendarDays} size={22} className="mt-0.5 shrink-0" />
          <span>
            <span className="sr-only">Best months: </span>
            {bestMonths}
          </span>
        </p>
      </PlaceHero>
      <div className="wrap pt-8 m:pt-12">
        <div className="grid gap-14 m:gap-18">
          <TripCarousel
            title={`Group tours in ${name}`}
            trips={groupTours}
            perView={groupTours.length < 4 ? 3 : 4}
            first
          />
          <TripCarousel
            title={`Customised itineraries for ${name}`}
            intro="Private trips on your own dates. Take one as it is, or let us change it for you."
            trips={customTrips}
            perView={3}
          />
        </div>
        <div className="mt-14 grid grid-cols-1 items-center gap-x-14 gap-y-10 m:mt-18 l:grid-cols-2">
          <section>
            <h2 className="display text-2xl">About {name}</h2>
            <p className="mt-4 max-w-[46em] text-lg text-ink-2">{intro}</p>
          </section>
          <section className="rounded-l bg-surface p-6 shadow-1 m:p-10">
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
              <div className="max-w-[34em]">
                <h2 className="display text-xl">Not quite what you had in mind?</h2>
                <p className="mt-2 text-ink-2">
                  Tell us when and with whom. We plan {name} with you and reply within 24 hours.
                </p>
              </div>
              <PlanTripButton className={buttonLook('primary')}>Plan Trip</PlanTripButton>
            </div>
            <ul aria-label={`More of ${parent.name}`} className="mt-8 flex flex-wrap gap-2">
              {[{ name: parent.name, path: parent.path }, ...siblings].map((sibling) => (
                <li key={sibling.path}>
                  <PageLink
                    to={sibling.path}
                    className="inline-flex min-h-10 items-center rounded-pill bg-paper-2 px-4 text-sm font-label hover:bg-line"
                  >
                    {sibling.name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <CompareTrayHost />
    </>
  )
}
