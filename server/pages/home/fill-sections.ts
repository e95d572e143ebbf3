import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { keepDates } from '#domain/site/keep-together.ts'
import { openOffer } from '#domain/site/offer.ts'
import { pack } from '#domain/site/packed.ts'
import type { ChooseCovers } from '../../cards/choose-covers.ts'
import type { TripCardData } from '../../cards/trip-card.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { ResolvePicture } from '../../pictures/resolve-picture.ts'
import { drawPosters } from '../draw-posters.ts'
import { toldBy } from '../testimonials.ts'
import type { Rails } from './choose-rails.ts'
import { countInWords } from './count-in-words.ts'
import { fillRails } from './fill-rails.ts'
import type { Affiliated, HomeSections, HomeWords, Offer, PackedSections } from './home-data.ts'
import type { LongWeekend } from './list-long-weekends.ts'
import { pinStates } from './pin-states.ts'

type Deps = {
  /** Whether real visitors come here: samples that must not be taken for facts are left out. */
  production: boolean
  catalogue: Catalogue
  clock: Clock
  chooseCovers: ChooseCovers
  picture: ResolvePicture
}

/** What the sections show now; a section without anything to show is left out. */
export function createFillSections(deps: Deps, chosen: Rails) {
  const { catalogue, picture } = deps
  const words = wordsOf(catalogue)
  const affiliations = affiliationsOf(deps)
  return (byId: Map<string, TripCardData>, weekends: LongWeekend[]): PackedSections => {
    const { rails, lines } = fillRails(chosen, byId, deps)
    const view = (name: string) => picture(name, 'wide')
    const fitting = new Set(weekends.map(({ trip }) => trip.id))
    const sections = {
      'long-weekend': {
        words: words.longWeekend,
        weekends,
        others: lines.longWeekend.filter(({ id }) => !fitting.has(id)),
      },
      'popular-trips': { words: words.popular, trips: rails.popular },
      'state-packages': {
        words: words.states,
        states: pinStates(catalogue, drawPosters(catalogue, 'india', picture)),
      },
      offer: offerOf(deps),
      'regional-trips': {
        words: words.regions,
        lines: { North: lines.North, South: lines.South, East: lines.East, West: lines.West },
        views: {
          North: view('tungnath/dawn'),
          South: view('hampi/gold'),
          East: view('meghalaya/day'),
          West: view('goa/quarter-gold-bougainvillea'),
        },
      },
      'customised-trips': { words: words.customised, trips: rails.customised },
      'ladakh-departures': {
        words: words.ladakh,
        lines: { ladakhBiking: lines.ladakhBiking, ladakhSuv: lines.ladakhSuv },
        view: view('ladakh/dusk-ride'),
      },
      'off-beat': { words: words.offbeat, trips: rails.offbeat },
      'family-tours': { words: words.family, trips: rails.family, view: view('shimla/day') },
      honeymoon: { words: words.honeymoon, trips: rails.honeymoon },
      'weekend-trips': {
        words: words.weekend,
        trips: lines.weekend,
        view: view('rishikesh/gold-blue-tent'),
      },
      'international-tours': {
        words: words.international,
        trips: inWholeRows(rails.international),
        countries: drawPosters(catalogue, 'world', picture),
      },
      testimonials: { words: words.testimonials, told: toldBy(deps) },
      'why-us': { words: words.whyUs, points: catalogue.whyUs.home },
      'photo-gallery': {
        words: words.gallery,
        pictures: catalogue.gallery.map(({ location, alt }, i) => ({
          location,
          picture: picture(`gallery/${i + 1}`, 'wide', alt),
        })),
      },
      'government-affiliations': { words: words.affiliations, affiliations },
    }
    return packSections(sections)
  }
}

function packSections({
  'government-affiliations': papers,
  offer,
  ...sections
}: Omit<HomeSections, 'offer'> & { offer: Offer | null }): PackedSections {
  const shown = {
    ...sections,
    ...(offer && { offer }),
    ...(papers.affiliations.length > 0 && { 'government-affiliations': papers }),
  }
  return Object.fromEntries(Object.entries(shown).map(([id, data]) => [id, pack(data)]))
}

function wordsOf(catalogue: Catalogue): HomeWords {
  const words = countInWords(catalogue)
  if (!catalogue.reviews.sample) return words
  const text = 'Sample reviews, until travellers’ own take their place.'
  return { ...words, testimonials: { ...words.testimonials, text } }
}

/** Null once the coupon does not hold. */
function offerOf({ catalogue, clock, picture }: Deps): Offer | null {
  const coupon = openOffer(catalogue, dateInIndia(clock.now()))
  if (!coupon) return null
  const { code, discountPercentage, lastDay } = coupon
  return {
    percent: discountPercentage,
    code,
    lastDay: lastDay ? keepDates(showPlainDate(lastDay)) : null,
    wide: picture('site/offer', 'banner'),
    phone: picture('site/offer', 'tall', ''),
  }
}

function affiliationsOf({ catalogue, production }: Deps): Affiliated[] {
  return catalogue.affiliations
    .filter(({ number }) => number !== null || !production)
    .map(({ name, body, number }) => ({ name, body, number }))
}

/** Of an odd number the last but one is left to the list: rows of two are full, and the farthest trip still ends them. */
function inWholeRows<T>(trips: T[]): T[] {
  return trips.length % 2 === 1 ? trips.toSpliced(-2, 1) : trips
}
