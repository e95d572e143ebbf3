import type {
  Affiliation,
  CategoryCard,
  CategorySlug,
  CompanyNumbers,
  HomeContent,
  Point,
} from '#content/pages/types.ts'
import type { Packed } from '#domain/site/packed.ts'
import type { Region } from '#domain/trips/trip.ts'
import type { TripCardData } from '../../cards/trip-card.ts'
import type { TripLineData } from '../../cards/trip-line.ts'
import type { PictureData } from '../../pictures/resolve-picture.ts'
import type { PlacePoster } from '../draw-posters.ts'
import type { HeroPictures } from '../hero-pictures.ts'
import type { PageHead } from '../page-head.ts'
import type { Told } from '../testimonials.ts'
import type { LongWeekend } from './list-long-weekends.ts'
import type { PinnedState } from './pin-states.ts'

export type HeroSlide = HeroPictures & {
  place: string
  /** The picture's own dark, under the words. */
  tone: string
}
export type CategoryCardData = CategoryCard & { slug: CategorySlug; picture: PictureData }
export type Offer = HeroPictures & { percent: number; code: string; lastDay: string | null }
export type GalleryPicture = { location: string; picture: PictureData }
export type Affiliated = Pick<Affiliation, 'name' | 'body' | 'number'>
/** What stands over the sections, with the counts of now. */
export type HomeWords = Omit<HomeContent['sections'], 'testimonials'> & {
  /** The text says that they are samples, while they are. */
  testimonials: { title: string; text?: string }
}

/** What each section is drawn from. */
export type HomeSections = {
  'long-weekend': {
    words: HomeWords['longWeekend']
    /** Trips of the list that make a holiday longer, and those that make none. */
    weekends: LongWeekend[]
    others: TripLineData[]
  }
  'popular-trips': { words: HomeWords['popular']; trips: TripCardData[] }
  'state-packages': { words: HomeWords['states']; states: PinnedState[] }
  offer: Offer
  'regional-trips': {
    words: HomeWords['regions']
    lines: Record<Region, TripLineData[]>
    views: Record<Region, PictureData>
  }
  'customised-trips': { words: HomeWords['customised']; trips: TripCardData[] }
  'ladakh-departures': {
    words: HomeWords['ladakh']
    lines: Record<'ladakhBiking' | 'ladakhSuv', TripLineData[]>
    view: PictureData
  }
  'off-beat': { words: HomeWords['offbeat']; trips: TripCardData[] }
  'family-tours': { words: HomeWords['family']; trips: TripCardData[]; view: PictureData }
  honeymoon: { words: HomeWords['honeymoon']; trips: TripCardData[] }
  'weekend-trips': { words: HomeWords['weekend']; trips: TripLineData[]; view: PictureData }
  'international-tours': {
    words: HomeWords['international']
    trips: TripCardData[]
    countries: PlacePoster[]
  }
  testimonials: { words: HomeWords['testimonials']; told: Told[] }
  'why-us': { words: HomeWords['whyUs']; points: Point[] }
  'photo-gallery': { words: HomeWords['gallery']; pictures: GalleryPicture[] }
  'government-affiliations': { words: HomeWords['affiliations']; affiliations: Affiliated[] }
}

/** Everything the home page shows. */
export type HomePageData = Pick<HomeContent, 'intro' | 'contact'> & {
  head: PageHead
  numbers: CompanyNumbers
  slides: HeroSlide[]
  categories: CategoryCardData[]
  sections: PackedSections
}

/** A section without anything to show is left out. */
export type PackedSections = { [Id in keyof HomeSections]?: Packed<HomeSections[Id]> }
