import { CalendarDays } from 'lucide'
import { CompareTrayHost } from '#app/features/trips/cards/compare-tray-host.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { DestinationPageData } from '#server/pages/show-destination.ts'
import { OwnPlanHost } from './own-plan-host.tsx'
import { PlaceHero } from './place-hero.tsx'
import { TripCarousel } from './trip-carousel.tsx'

type DestinationPageProps = Omit<DestinationPageData, 'head'>

export function DestinationPage(props: DestinationPageProps) {
  const { name, trail, intro, bestMonths, parent, siblings, hero, groupTours, customTrips } = props
  const { groupCount, customCount, list } = props
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
            count={groupCount}
            list={list}
            trips={groupTours}
            perView={groupTours.length < 4 ? 3 : 4}
            first
          />
          <TripCarousel
            title={`Customised itineraries for ${name}`}
            count={customCount}
            trips={customTrips}
            perView={3}
          />
        </div>
        <div className="mt-14 grid grid-cols-1 items-center gap-x-14 gap-y-10 m:mt-18 l:grid-cols-2">
          <section>
            <h2 className="display text-xl m:text-2xl">About {name}</h2>
            <p className="mt-4 max-w-[46em] text-lg text-ink-2">{intro}</p>
          </section>
          <OwnPlanHost what={name} nearby={{ name: parent.name, places: [parent, ...siblings] }} />
        </div>
      </div>
      <CompareTrayHost />
    </>
  )
}
