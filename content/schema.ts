import * as v from 'valibot'
import { monthNames } from '#domain/calendar/month-names.ts'
import { photographAt } from '#domain/content/photograph.ts'
import { blogTabNames } from '#domain/posts/blog-tabs.ts'
import { longestDescription } from '#domain/site/describe-destination.ts'
import { factsSchema } from './facts-schema.ts'

/** What a single file must hold. Rules that need more than one field or file live in rules/. */

const text = (min: number, max = 2000) => v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max))
const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, digits and single dashes'),
)
const rupees = v.pipe(v.number(), v.integer(), v.minValue(4950), v.maxValue(185500))
const isoDate = v.pipe(v.string(), v.isoDate())
const month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
const monthDay = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'write MM-DD'))

const photograph = v.strictObject({
  url: v.pipe(
    v.string(),
    v.check(
      (url) => photographAt(url) !== undefined || (url.startsWith('https://') && URL.canParse(url)),
      'write an https address, or that of a photograph of your own',
    ),
  ),
  alt: text(10, 200),
  /** Of a photograph of one's own: what is shown until it is there. */
  colors: v.optional(
    v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}(,#[0-9a-f]{6}){3}$/, 'write four colours such as #aabbcc')),
  ),
})
/** The name of a picture in the manifest, or a photograph of one's own or on the image host, and what it shows. */
const picture = v.lazy((input) => (typeof input === 'object' ? photograph : text(3, 200)))

export const placeSchema = v.strictObject({
  id: slug,
  name: text(2, 60),
  state: text(2, 60),
  country: v.optional(text(2, 60), 'India'),
  lat: v.pipe(v.number(), v.minValue(-60), v.maxValue(72)),
  lon: v.pipe(v.number(), v.minValue(-30), v.maxValue(160)),
  /** Metres above sea level. */
  altitude: v.pipe(v.number(), v.integer(), v.minValue(-5), v.maxValue(6500)),
  /** One sentence that stays true whatever the trip. */
  fact: v.optional(text(20, 240)),
  hindi: v.optional(text(2, 40)),
})

const daySchema = v.strictObject({
  title: text(6, 90),
  description: text(200, 1400),
  activities: v.pipe(v.array(text(3, 90)), v.minLength(1), v.maxLength(6)),
  meals: v.array(v.picklist(['breakfast', 'lunch', 'dinner'])),
  /** Where the night is spent; the last day of a trip may say 'Trip ends'. */
  stay: text(3, 90),
})

const packageSchema = v.strictObject({
  title: text(3, 60),
  /** A deluxe or premium package after the first may leave it out: it then costs 1.2 or 1.5 times the first. */
  price: v.optional(rupees),
  /** What it cost before, struck through beside the price. */
  was: v.optional(rupees),
  description: text(10, 120),
  isPopular: v.optional(v.boolean()),
  /** 5 % GST comes on top of this price. */
  gstExtra: v.optional(v.boolean()),
  /** The price holds for so many guests or more. */
  smallest: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4))),
  /** For two who share a room or a motorcycle: sold by twos. */
  pairs: v.optional(v.literal(true)),
  /** A room of one's own is in it. */
  ownRoom: v.optional(v.literal(true)),
  /** The child's price of the facts does not hold in it. */
  withoutChildren: v.optional(v.literal(true)),
})

const weekday = v.picklist(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])

/** A departure runs once so many seats are sold … */
const smallest = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
/** … and otherwise it is decided so many days before whether it runs. */
const decideDays = v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(45))

/** Departures of these days cost more, or less: long weekends, quiet weeks. */
const prices = v.optional(
  v.pipe(
    v.array(
      v.strictObject({
        from: isoDate,
        to: isoDate,
        more: v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000)),
      }),
    ),
    v.maxLength(30),
  ),
)

/** The next `count` departures on a weekday inside the seasons, however far ahead they lie. */
const departureRuleSchema = v.strictObject({
  weekday,
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(40)),
  smallest,
  decideDays,
  everyWeeks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
  seasons: v.pipe(v.array(v.strictObject({ from: monthDay, to: monthDay })), v.minLength(1)),
  /** Seats sold by phone or by a partner, by start date. */
  soldElsewhere: v.optional(v.record(isoDate, v.pipe(v.number(), v.integer(), v.minValue(0)))),
  prices,
})

const departureListSchema = v.strictObject({
  smallest,
  decideDays,
  dates: v.pipe(
    v.array(
      v.strictObject({
        start: isoDate,
        seats: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(40)),
        soldElsewhere: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      }),
    ),
    v.minLength(1),
  ),
  prices,
})

const isList = (input: unknown) => typeof input === 'object' && input !== null && 'dates' in input

export const tripSchema = v.strictObject({
  id: slug,
  kind: v.picklist(['group', 'customised', 'suggested']),
  title: text(8, 80),
  /** As the card shows it: 'Ladakh', 'Munnar, Kerala', 'Bali, Indonesia'. */
  location: text(3, 60),
  country: v.optional(text(2, 60), 'India'),
  /** Absent for trips abroad. */
  region: v.optional(v.picklist(['North', 'South', 'East', 'West'])),
  /** '6D/5N', or 'Flexible' for customised trips. */
  duration: v.pipe(v.string(), v.regex(/^(\d{1,2}D\/\d{1,2}N|Flexible)$/, "write '6D/5N' or 'Flexible'")),
  months: v.pipe(v.array(month), v.minLength(1), v.maxLength(12)),
  price: rupees,
  discount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
  /** Sample ratings of the first trips; one that is made later has none until travellers write reviews. */
  rating: v.optional(v.pipe(v.number(), v.minValue(4.4), v.maxValue(5))),
  reviews: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400))),
  description: text(250, 1200),
  highlights: v.pipe(v.array(text(15, 160)), v.minLength(5), v.maxLength(9)),
  placesCovered: v.pipe(v.array(text(2, 60)), v.minLength(1), v.maxLength(16)),
  itinerary: v.pipe(v.array(daySchema), v.minLength(2), v.maxLength(16)),
  inclusions: v.pipe(v.array(text(8, 200)), v.minLength(5)),
  exclusions: v.pipe(v.array(text(8, 200)), v.minLength(4)),
  faqs: v.pipe(v.array(v.strictObject({ question: text(10, 160), answer: text(40, 700) })), v.minLength(4)),
  thingsToCarry: v.pipe(
    v.array(
      v.strictObject({
        category: text(3, 40),
        essential: v.boolean(),
        items: v.pipe(v.array(text(3, 110)), v.minLength(1)),
      }),
    ),
    v.minLength(2),
  ),
  /** 'standard' unless the policy differs; 'rishikesh' refunds nothing from 6 days before departure. */
  cancellation: v.optional(v.picklist(['standard', 'rishikesh']), 'standard'),
  /** Where it is paid in two parts by other numbers than domain/bookings/deposit.ts has, or all at once. */
  deposit: v.optional(
    v.lazy((input) =>
      typeof input === 'object' && input !== null && 'none' in input
        ? v.strictObject({ none: text(15, 160) })
        : v.strictObject({
            percent: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(75)),
            fromDays: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(180)),
            dueDays: v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(90)),
          }),
    ),
  ),
  packages: v.optional(v.pipe(v.array(packageSchema), v.minLength(1), v.maxLength(3))),
  // Chosen by the field that only a list has: a union would not say which field is wrong.
  departures: v.optional(v.lazy((input) => (isList(input) ? departureListSchema : departureRuleSchema))),
  /** Place ids in order of travel; `night` marks a halt. */
  route: v.pipe(v.array(v.strictObject({ place: slug, night: v.optional(v.boolean()) })), v.minLength(2)),
  difficulty: v.optional(v.picklist(['easy', 'moderate', 'hard'])),
  /** Days of three hours and more on foot up a hill, of a trip that is not sold as a trek. */
  walksFar: v.optional(v.literal(true)),
  tags: v.optional(
    v.array(
      v.picklist([
        'stateHighlight',
        'honeymoonSpecial',
        'international',
        'familySpecial',
        'bikingPackage',
        'suvPackage',
        'longWeekend',
        'offbeat',
        'trek',
        'backpacking',
        'pilgrimage',
        'wildlife',
        'beach',
        'winter',
        'monsoon',
        'luxury',
        'budget',
        'cultural',
        'adventure',
      ]),
    ),
    [],
  ),
  facts: factsSchema,
  /** A short badge text such as 'Learn to dive'. */
  special: v.optional(text(3, 40)),
  festival: v.optional(text(3, 40)),
  cover: picture,
  /** Where one sleeps, how one travels, the high point, then all else. */
  gallery: v.pipe(v.array(picture), v.minLength(5)),
  /** `night` is the entry of facts.nights, counted from 1, that the gallery's first picture shows. */
  captions: v.strictObject({
    night: v.pipe(v.number(), v.integer(), v.minValue(1)),
    travel: text(10, 90),
    high: text(10, 90),
  }),
})

export const postSchema = v.strictObject({
  slug,
  title: text(20, 80),
  description: text(80, longestDescription),
  category: v.picklist(blogTabNames),
  location: text(3, 60),
  temperature: v.pipe(v.string(), v.regex(/^-?\d{1,2} to -?\d{1,2} °C$/, "write '4 to 16 °C'")),
  month: v.picklist(monthNames),
  date: isoDate,
  /** When something newer was written into it. */
  updated: v.optional(isoDate),
  author: text(3, 40),
  tags: v.pipe(v.array(text(2, 30)), v.minLength(3), v.maxLength(6)),
  cover: text(3, 200),
  /** What the cover shows. */
  coverAlt: text(20, 160),
  trips: v.pipe(v.array(slug), v.minLength(1), v.maxLength(3)),
  body: v.pipe(v.string(), v.minLength(2000)),
})

export type PlaceContent = v.InferInput<typeof placeSchema>
export type TripContent = v.InferInput<typeof tripSchema>
export type PostContent = v.InferOutput<typeof postSchema>
