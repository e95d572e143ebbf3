/** What a trip is, as the catalogue holds it and pages show it. Prices are whole rupees. */

import type { TripFacts } from './trip-facts.ts'

export type TripKind = 'group' | 'customised' | 'suggested'
export type Region = 'North' | 'South' | 'East' | 'West'
export type Meal = 'breakfast' | 'lunch' | 'dinner'
export type Difficulty = 'easy' | 'moderate' | 'hard'
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

export type Place = {
  id: string
  name: string
  state: string
  country: string
  lat: number
  lon: number
  /** Metres above sea level. */
  altitude: number
  fact?: string
  hindi?: string
}

export type ItineraryDay = {
  title: string
  description: string
  activities: string[]
  meals: Meal[]
  stay: string
}

export type RoutePoint = { place: Place; night: boolean }

export type DepartureRule = {
  weekday: Weekday
  count: number
  seats: number
  /** It runs once so many seats are sold … */
  smallest: number
  /** … and otherwise it is decided so many days before whether it runs. */
  decideDays: number
  everyWeeks?: number
  /** MM-DD, both ends included; a season may run over the new year. */
  seasons: { from: string; to: string }[]
  soldElsewhere?: Record<string, number>
  prices?: PriceChange[]
}
/** Departures that begin from one day to another, both counted in, cost so many rupees a head more, or less. */
export type PriceChange = { from: string; to: string; more: number }
export type DepartureList = {
  smallest: number
  decideDays: number
  dates: { start: string; seats: number; soldElsewhere?: number }[]
  prices?: PriceChange[]
}

/** So many percent are paid to have the seats, where the trip is so many days away, and the rest so many days before it. */
export type DepositRule = { percent: number; fromDays: number; dueDays: number }

export type PackageContent = {
  title: string
  /** Absent where the price follows from the standard package's. */
  price?: number
  /** What it cost before, struck through; only what was published proves it (server/content/prices). Null: nothing is. */
  was?: number | null
  description: string
  isPopular?: boolean
  gstExtra?: boolean
  /** The price holds for so many guests or more. */
  smallest?: number
  /** The price is for two who share a room or a motorcycle: it is sold by twos. */
  pairs?: true
  /** A room of one's own is in it. */
  ownRoom?: true
  /** The child's price of the facts does not hold in it. */
  withoutChildren?: true
}

/** Sources are sorted into these six by their file's name. */
export type Category = 'honeymoon' | 'family' | 'weekend' | 'adventure' | 'offbeat' | 'popular'

export type TripTag =
  | 'stateHighlight'
  | 'honeymoonSpecial'
  | 'international'
  | 'familySpecial'
  | 'bikingPackage'
  | 'suvPackage'
  | 'longWeekend'
  | 'offbeat'
  | 'trek'
  | 'backpacking'
  | 'pilgrimage'
  | 'wildlife'
  | 'beach'
  | 'winter'
  | 'monsoon'
  | 'luxury'
  | 'budget'
  | 'cultural'
  | 'adventure'

/** What its travellers gave it, out of five, on average. `sample`: the content's, until theirs take its place. */
export type TripRating = { average: number; reviews: number; sample: boolean }

export type Trip = {
  id: string
  kind: TripKind
  title: string
  location: string
  country: string
  region?: Region
  /** '6D/5N' or 'Flexible'. */
  duration: string
  months: number[]
  price: number
  discount: number
  /** Null while nobody has rated it. */
  rating: TripRating | null
  description: string
  highlights: string[]
  placesCovered: string[]
  itinerary: ItineraryDay[]
  inclusions: string[]
  exclusions: string[]
  faqs: { question: string; answer: string }[]
  thingsToCarry: { category: string; essential: boolean; items: string[] }[]
  cancellation: 'standard' | 'rishikesh'
  /** Where it is paid in two parts by other numbers than most trips, or at once. */
  deposit?: DepositRule | { none: string }
  packages?: PackageContent[]
  departures?: DepartureRule | DepartureList
  route: RoutePoint[]
  difficulty?: Difficulty
  /** It has days of three hours and more on foot up a hill, though it is not sold as a trek. */
  walksFar?: true
  tags: TripTag[]
  facts: TripFacts
  special?: string
  festival?: string
  cover: TripPicture
  /** Where one sleeps, how one travels, the high point, then all else. */
  gallery: TripPicture[]
  captions: PictureCaptions
  category: Category
}

/** What the first three pictures of a gallery show. */
export type PictureCaptions = {
  /** Which of the facts’ nights the first shows, counted from 1. */
  night: number
  travel: string
  high: string
}

/** The name of a drawn picture, or a photograph on the image host. */
export type TripPicture = string | { url: string; alt: string; colors?: string }

/** Where a card of this trip leads. */
export function tripPath({ id, kind }: Pick<Trip, 'id' | 'kind'>): string {
  if (kind === 'customised') return `/custom-trip/${id}`
  return kind === 'suggested' ? `/suggested/${id}` : `/trip/${id}`
}

/** Tours abroad carry TCS and stand in the world's listings. */
export function isAbroad({ country }: Pick<Trip, 'country'>): boolean {
  return country !== 'India'
}
