import type { Poster } from '#app/features/trips/posters.tsx'
import { findCoupon, firstBookingCode } from '#domain/money/coupon.ts'
import { type Region, type Trip, tripPath } from '#domain/trips/trip.ts'
import type { TripCardData } from '#server/cards/trip-card.ts'
import type { Services } from '#server/services.ts'
import type { Affiliated } from './affiliations.tsx'
import type { CategoryPictures } from './category-cards.tsx'
import type { HeroSlide } from './hero.tsx'
import { type HomeWords, homeWords } from './home-words.ts'
import type { Offer } from './offer-banner.tsx'
import type { GalleryPicture } from './photo-gallery.tsx'
import type { Told } from './testimonials.tsx'

const heroes = [
  { name: 'hero/desert', place: 'Jaisalmer, Rajasthan', tone: '#2b0f2a' },
  { name: 'hero/lake', place: 'Pangong Tso, Ladakh', tone: '#1e2345' },
  { name: 'hero/coast', place: 'Goa', tone: '#12353a' },
  { name: 'hero/salt', place: 'Rann of Kutch, Gujarat', tone: '#12143a' },
]
/** The hour in which a place's poster is drawn, so that neighbours differ. */
const posterLights: Record<string, string> = {
  ladakh: 'day',
  'himachal-pradesh': 'gold',
  uttarakhand: 'dawn',
  rajasthan: 'dusk',
  goa: 'dusk',
  kerala: 'day',
  'tamil-nadu': 'gold',
  andaman: 'dawn',
  thailand: 'day',
  singapore: 'dusk',
  bali: 'gold',
  maldives: 'day',
  dubai: 'night',
  europe: 'dawn',
}
const longest = 8
const longestOfRegion = 6

const railLists = [
  'longWeekend',
  'popular',
  'ladakhBiking',
  'ladakhSuv',
  'offbeat',
  'family',
  'honeymoon',
  'weekend',
  'international',
] as const
type RailName = (typeof railLists)[number] | Region | 'customised'

export type HomeData = {
  slides: HeroSlide[]
  categories: CategoryPictures
  rails: Record<RailName, TripCardData[]>
  words: HomeWords
  india: Poster[]
  world: Poster[]
  offer: Offer
  told: Told[]
  whyUs: { title: string; text: string }[]
  gallery: GalleryPicture[]
  affiliations: Affiliated[]
}

type Shop = Pick<Services, 'catalogue' | 'cards' | 'picture' | 'production'>

/** Everything the home page shows. Each trip's card is made once, however many rails it stands in. */
export async function loadHome({ catalogue, cards, picture, production }: Shop): Promise<HomeData> {
  const { lists, destinations } = catalogue
  const elsewhere = new Set(railLists.flatMap((name) => lists[name]))
  const inRegion = (region: Region) =>
    catalogue.trips.filter((trip) => trip.kind === 'group' && trip.region === region)
  // Trips that no other rail shows come first.
  const regional = (region: Region) =>
    inRegion(region)
      .toSorted((a, b) => Number(elsewhere.has(a.id)) - Number(elsewhere.has(b.id)))
      .slice(0, longestOfRegion)
  const chosen: Record<RailName, Trip[]> = {
    ...(Object.fromEntries(railLists.map((name) => [name, catalogue.listTrips(name)])) as Record<
      (typeof railLists)[number],
      Trip[]
    >),
    North: regional('North'),
    South: regional('South'),
    East: regional('East'),
    West: regional('West'),
    customised: catalogue.listByIds(privateSample(destinations.india, lists.suggested)),
  }
  const names = Object.keys(chosen) as RailName[]
  for (const name of names) chosen[name] = chosen[name].slice(0, longest)
  const shown = [...new Set(names.flatMap((name) => chosen[name]))]
  const made = new Map((await cards(shown)).map((card) => [card.id, card]))
  const rails = Object.fromEntries(
    names.map((name) => [name, chosen[name].flatMap((trip) => made.get(trip.id) ?? [])]),
  ) as HomeData['rails']

  const posters = (part: 'india' | 'world'): Poster[] =>
    destinations[part].map((group) => ({
      name: group.name,
      to: `/${part}/${group.slug}`,
      trips: group.groupTours.length + group.customTrips.length,
      picture: picture(`${group.scene}/${posterLights[group.scene] ?? 'day'}`, 'tall'),
    }))
  const category = (slug: string) => ({
    wide: picture(`category/${slug}`, 'wide', ''),
    tall: picture(`category/${slug}`, 'tall'),
  })
  return {
    slides: heroes.map(({ name, place, tone }) => ({
      place,
      tone,
      wide: picture(name, 'banner'),
      phone: picture(name, 'tall'),
    })),
    categories: {
      backpacking: category('backpacking'),
      weekend: category('weekend'),
      treks: category('treks'),
      customized: category('customized'),
    },
    rails,
    words: homeWords({
      North: inRegion('North').length,
      South: inRegion('South').length,
      East: inRegion('East').length,
      West: inRegion('West').length,
      customised: lists.customised.length,
      suggested: lists.suggested.length,
    }),
    india: posters('india'),
    world: posters('world'),
    offer: {
      percent: findCoupon(firstBookingCode)?.discountPercentage ?? 0,
      code: firstBookingCode,
      wide: picture('site/offer', 'banner'),
      phone: picture('site/offer', 'tall', ''),
    },
    told: catalogue.reviews.testimonials.map(({ name, text, trip, portrait }) => {
      const taken = catalogue.trips.find(({ title }) => title === trip)
      return {
        name,
        text,
        trip,
        to: taken ? tripPath(taken) : null,
        portrait: picture(`people/${portrait}`, 'square', ''),
      }
    }),
    whyUs: catalogue.whyUs.home,
    gallery: catalogue.gallery.map(({ location, alt }, i) => ({
      location,
      picture: picture(`gallery/${i + 1}`, 'wide', alt),
    })),
    affiliations: catalogue.affiliations
      .filter(({ number }) => number !== null || !production)
      .map(({ name, body, number }) => ({ name, body, number })),
  }
}

/** One private plan of each of the first states, with suggested itineraries between them. */
function privateSample(states: { customTrips: string[] }[], suggested: string[]): string[] {
  return states
    .slice(0, longest / 2)
    .flatMap(({ customTrips }, i) => [customTrips[0], suggested[i]].filter((id) => id !== undefined))
}
