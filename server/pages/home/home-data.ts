import type {
  Affiliation,
  CategoryCard,
  CategorySlug,
  CompanyNumbers,
  HomeContent,
  Point,
} from '#content/pages/types.ts'
import type { Region } from '#domain/trips/trip.ts'
import type { TripCardData } from '../../cards/trip-card.ts'
import type { TripLineData } from '../../cards/trip-line.ts'
import type { PictureData } from '../../pictures/resolve-picture.ts'
import type { HeroPictures } from '../hero-pictures.ts'
import type { PageHead } from '../page-head.ts'
import type { Told } from '../testimonials.ts'
import type { LineRail, RailName } from './choose-rails.ts'
import type { PlacePoster } from './draw-posters.ts'
import type { LongWeekend } from './list-long-weekends.ts'
import type { PinnedState } from './pin-states.ts'

export type HeroSlide = HeroPictures & {
  place: string
  /** The picture's own dark, under the words. */
  tone: string
}
export type CategoryCardData = CategoryCard & { slug: CategorySlug; picture: PictureData }
export type Offer = HeroPictures & { percent: number; code: string }
export type GalleryPicture = { location: string; picture: PictureData }
export type Affiliated = Pick<Affiliation, 'name' | 'body' | 'number'>
/** What stands over the sections, with the counts of now. */
export type HomeWords = Omit<HomeContent['sections'], 'testimonials'> & {
  /** The text says that they are samples, while they are. */
  testimonials: { title: string; text?: string }
}

/** Everything the home page shows. */
export type HomePageData = Pick<HomeContent, 'intro' | 'contact'> & {
  head: PageHead
  numbers: CompanyNumbers
  slides: HeroSlide[]
  categories: CategoryCardData[]
  words: HomeWords
  rails: Record<Exclude<RailName, LineRail>, TripCardData[]>
  lines: Record<LineRail, TripLineData[]>
  /** Trips of the first rail that make a holiday longer. */
  longWeekends: LongWeekend[]
  /** Pictures of trips in landscape, by trip id, where a section shows them so. */
  wide: Record<string, PictureData>
  views: Record<Region | 'ladakh' | 'family' | 'weekend', PictureData>
  india: PinnedState[]
  world: PlacePoster[]
  offer: Offer
  told: Told[]
  whyUs: Point[]
  gallery: GalleryPicture[]
  affiliations: Affiliated[]
}
