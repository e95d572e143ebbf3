import { Backpack, BedDouble, Users, Wallet } from 'lucide'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'
import { type HeroPictures, PlaceHero } from './place-hero.tsx'
import { TripCarousel } from './trip-carousel.tsx'

const reasons = [
  {
    icon: Wallet,
    title: 'Your money goes into days',
    text: 'Hostels, homestays and shared rides cost little, so the same money buys more days on the road.',
  },
  {
    icon: Users,
    title: 'You come alone, you leave with friends',
    text: 'Coming alone is quite normal here. Dorms, shared kitchens and long bus rides do the rest.',
  },
  {
    icon: BedDouble,
    title: 'Simple beds, kind hosts',
    text: 'Hostels and homestays rather than hotels, run by people who live there and like company.',
  },
  {
    icon: Backpack,
    title: 'Light bags, loose plans',
    text: 'Five days or more, with free mornings left open on purpose: a waterfall, a second breakfast, a nap.',
  },
]

type BackpackingPageProps = { title: string; intro: string; hero: HeroPictures; trips: TripCardData[] }

export function BackpackingPage({ title, intro, hero, trips }: BackpackingPageProps) {
  return (
    <>
      <PlaceHero hero={hero}>
        <h1 className="display text-3xl">{title}</h1>
        <p className="mt-4 max-w-[34em] text-lg">{intro}</p>
      </PlaceHero>
      <div className="wrap pt-6">
        <Breadcrumbs
          trail={[
            { label: 'Home', to: '/' },
            { label: title, to: '/backpacking' },
          ]}
        />
        <div className="mt-8 m:mt-12">
          <TripCarousel title="Where to go" trips={trips} perView={4} first />
        </div>
        <section className="mt-18 m:mt-28">
          <h2 className="display text-2xl">Why choose backpacking</h2>
          <ul className="mt-8 grid gap-x-10 gap-y-9 m:mt-10 m:grid-cols-2 xl:grid-cols-4">
            {reasons.map(({ icon, title, text }) => (
              <li key={title}>
                <span className="grid size-13 place-items-center rounded-pill bg-marigold-tint text-marigold-deep">
                  <Icon node={icon} size={25} />
                </span>
                <h3 className="mt-4 text-lg font-strong">{title}</h3>
                <p className="mt-2 text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
