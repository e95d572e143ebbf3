import type {
  Affiliation,
  CategoryCard,
  CategorySlug,
  CompanyNumbers,
  HomeContent,
  Point,
} from '#content/pages/types.ts'
import type { TripCardData } from '../../cards/trip-card.ts'
import type { PictureData } from '../../pictures/resolve-picture.ts'
import type { HeroPictures } from '../hero-pictures.ts'
import type { PageHead } from '../page-head.ts'
import type { Poster } from '../poster.ts'
import type { Told } from '../testimonials.ts'
import type { RailName } from './choose-rails.ts'

export type HeroSlide = HeroPictures & {
  place: string
  /** The picture's own dark, under the words. */
  tone: string
}
export type CategoryCardData = CategoryCard & { slug: CategorySlug; wide: PictureData; tall: PictureData }
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
  rails: Record<RailName, TripCardData[]>
  india: Poster[]
  world: Poster[]
  offer: Offer
  told: Told[]
  whyUs: Point[]
  gallery: GalleryPicture[]
  affiliations: Affiliated[]
}
