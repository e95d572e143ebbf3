import type { CategorySlug } from '#content/pages/types.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { findCoupon, firstBookingCode } from '#domain/money/coupon.ts'
import type { Site } from '#domain/site/site.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { ChooseCovers } from '../../cards/choose-covers.ts'
import type { ListCards } from '../../cards/list-cards.ts'
import type { TripCardData } from '../../cards/trip-card.ts'
import { tripLine } from '../../cards/trip-line.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { ListUpcomingDepartures } from '../../departures/list-upcoming-departures.ts'
import type { Log } from '../../log.ts'
import type { ResolvePicture } from '../../pictures/resolve-picture.ts'
import { homeCard } from '../../pictures/share-card.ts'
import { heroPictures } from '../hero-pictures.ts'
import { graphOf, type HeadDeps, type PageHead } from '../page-head.ts'
import type { PageWithSeats } from '../page-with-seats.ts'
import { type AgencyFacts, travelAgency } from '../structured/travel-agency.ts'
import { toldBy } from '../testimonials.ts'
import { chooseRails, type LineRail, lineRails, type Rails } from './choose-rails.ts'
import { countInWords } from './count-in-words.ts'
import { drawPosters } from './draw-posters.ts'
import type { Affiliated, CategoryCardData, HomePageData, HomeWords, Offer } from './home-data.ts'
import { listLongWeekends } from './list-long-weekends.ts'
import { pinStates } from './pin-states.ts'

const heroes = [
  { name: 'hero/desert', place: 'Jaisalmer, Rajasthan', tone: '#2b0f2a' },
  { name: 'hero/lake', place: 'Pangong Tso, Ladakh', tone: '#1e2345' },
  { name: 'hero/coast', place: 'Goa', tone: '#12353a' },
  { name: 'hero/salt', place: 'Rann of Kutch, Gujarat', tone: '#12143a' },
]

/** One view for each section that has a picture of its own beside its trips. */
const views: Record<keyof HomePageData['views'], string> = {
  North: 'tungnath/dawn',
  South: 'hampi/gold',
  East: 'meghalaya/day',
  West: 'goa/quarter-gold-bougainvillea',
  ladakh: 'ladakh/dusk-ride',
  family: 'shimla/day',
  weekend: 'rishikesh/gold-blue-tent',
}

export type ShowHome = () => Promise<PageWithSeats<HomePageData>>

type Deps = HeadDeps & {
  site: AgencyFacts & Pick<Site, 'tagline'>
  /** Whether real visitors come here: samples that must not be taken for facts are left out. */
  production: boolean
  catalogue: Catalogue
  cards: ListCards
  chooseCovers: ChooseCovers
  picture: ResolvePicture
  listUpcomingDepartures: ListUpcomingDepartures
  clock: Clock
  log: Log
}

/** Each trip's card is made once, however many rails it stands in. */
export function createShowHome(deps: Deps): ShowHome {
  const { catalogue, cards, picture } = deps
  const chosen = chooseRails(catalogue)
  const shown = [...new Set(Object.values(chosen).flat())]
  const words = wordsOf(catalogue)
  return async () => {
    const [{ cards: made, seatsOf }, longWeekends] = await Promise.all([
      cards(shown),
      listLongWeekends(deps, chosen.longWeekend),
    ])
    const byId = new Map(made.map((card) => [card.id, card]))
    const page = {
      head: headOf(deps),
      intro: catalogue.home.intro,
      numbers: catalogue.companyNumbers,
      slides: heroes.map(({ name, place, tone }) => ({ place, tone, ...heroPictures(picture, name) })),
      categories: categoriesOf(deps),
      rails: fillRails(chosen, byId, deps),
      lines: fillLines(chosen, byId),
      longWeekends: longWeekends((id) => byId.get(id)),
      wide: widePictures([...chosen.popular.slice(0, 1), ...chosen.offbeat], picture),
      views: viewsOf(picture),
      words,
      india: pinStates(catalogue, drawPosters(catalogue, 'india', picture)),
      world: drawPosters(catalogue, 'world', picture),
      offer: offerOf(picture),
      told: toldBy(deps),
      whyUs: catalogue.whyUs.home,
      gallery: catalogue.gallery.map(({ location, alt }, i) => ({
        location,
        picture: picture(`gallery/${i + 1}`, 'wide', alt),
      })),
      affiliations: affiliationsOf(deps),
      contact: catalogue.home.contact,
    }
    return { page, seatsOf }
  }
}

function wordsOf(catalogue: Catalogue): HomeWords {
  const words = countInWords(catalogue)
  if (!catalogue.reviews.sample) return words
  const text = 'Sample reviews, until travellers’ own take their place.'
  return { ...words, testimonials: { ...words.testimonials, text } }
}

function headOf({ site, siteUrl, shareImage }: Deps): PageHead {
  const title = `${site.name}: ${site.tagline}`
  return {
    title,
    description: site.description,
    canonical: `${siteUrl}/`,
    share: { title, image: shareImage(homeCard) },
    structured: graphOf([travelAgency(siteUrl, site)]),
  }
}

/** A trip may show another picture in each rail, as its neighbours there ask. */
function fillRails(
  chosen: Rails,
  byId: Map<string, TripCardData>,
  { chooseCovers, picture }: Pick<Deps, 'chooseCovers' | 'picture'>,
): HomePageData['rails'] {
  return Object.fromEntries(
    Object.entries(chosen)
      .filter(([name]) => !isLineRail(name))
      .map(([name, trips]) => {
        const covers = chooseCovers(trips)
        // Cards that are broader than high cut nothing off a picture in landscape.
        const format = name === 'customised' ? 'wide' : 'tall'
        const cards = trips.flatMap(({ id, cover }, i) => {
          const card = byId.get(id)
          return card ? [{ ...card, picture: picture(covers[i] ?? cover, format) }] : []
        })
        return [name, cards]
      }),
  ) as HomePageData['rails']
}

function fillLines(chosen: Rails, byId: Map<string, TripCardData>): HomePageData['lines'] {
  return Object.fromEntries(
    lineRails.map((name) => {
      const cards = chosen[name].flatMap(({ id }) => byId.get(id) ?? [])
      return [name, (name.startsWith('ladakh') ? byDeparture(cards) : cards).map(tripLine)]
    }),
  ) as HomePageData['lines']
}

function isLineRail(name: string): name is LineRail {
  return (lineRails as readonly string[]).includes(name)
}

/** As on a board of departures: the next one first. */
function byDeparture(cards: TripCardData[]): TripCardData[] {
  const start = ({ next }: TripCardData) => (next ? Date.parse(next.date) : Number.POSITIVE_INFINITY)
  return cards.toSorted((a, b) => start(a) - start(b))
}

function widePictures(trips: Trip[], picture: ResolvePicture): HomePageData['wide'] {
  return Object.fromEntries(trips.map(({ id, cover }) => [id, picture(cover, 'wide')]))
}

function viewsOf(picture: ResolvePicture): HomePageData['views'] {
  return Object.fromEntries(
    Object.entries(views).map(([name, view]) => [name, picture(view, 'wide')]),
  ) as HomePageData['views']
}

function categoriesOf({ catalogue, picture }: Deps): CategoryCardData[] {
  return Object.entries(catalogue.home.categories).map(([slug, card]) => ({
    slug: slug as CategorySlug,
    ...card,
    picture: picture(`category/${slug}`, 'tall'),
  }))
}

function offerOf(picture: ResolvePicture): Offer {
  return {
    percent: findCoupon(firstBookingCode)?.discountPercentage ?? 0,
    code: firstBookingCode,
    wide: picture('site/offer', 'banner'),
    phone: picture('site/offer', 'tall', ''),
  }
}

function affiliationsOf({ catalogue, production }: Deps): Affiliated[] {
  return catalogue.affiliations
    .filter(({ number }) => number !== null || !production)
    .map(({ name, body, number }) => ({ name, body, number }))
}
