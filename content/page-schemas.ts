import * as v from 'valibot'
import { blogTabs } from '#domain/posts/blog-tabs.ts'
import type { Pages } from './content.ts'
import { categoryCards, companyNumbers, listingSlugs } from './rules/specified.ts'

/** What each file of content/pages must hold, beside what TypeScript sees. Counts and order live in rules/. */

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, digits and single dashes'),
)
const texts = v.pipe(v.array(text), v.minLength(1))
const slugs = v.array(slug)
const rating = v.pipe(v.number(), v.minValue(1), v.maxValue(5))
const point = v.strictObject({ title: text, text })
const section = v.strictObject({
  id: slug,
  title: text,
  paragraphs: texts,
  refundTable: v.optional(v.literal(true)),
  seller: v.optional(v.literal(true)),
})
const destination = v.strictObject({
  slug,
  name: text,
  intro: text,
  bestMonths: text,
  scene: slug,
  groupTours: slugs,
  customTrips: slugs,
})
const page = { title: text, intro: text, description: text }
const day = v.pipe(v.string(), v.isoDate('write a day as YYYY-MM-DD'))
const legal = v.strictObject({
  ...page,
  updated: day,
  inShort: texts,
  sections: v.array(section),
})
const linked = { title: text, text, more: v.strictObject({ to: text, label: text }) }
const tab = v.strictObject({ id: slug, label: text, text })
const atlasPlace = { name: text, pin: slug, group: v.optional(slug), words: v.optional(texts) }
const atlasPlaces = v.array(
  v.strictObject({
    ...atlasPlace,
    poster: v.optional(text),
    within: v.optional(v.array(v.strictObject(atlasPlace))),
  }),
)
const each = v.entriesFromList

const home = v.strictObject({
  intro: text,
  categories: v.strictObject(
    each(keysOf(categoryCards), v.strictObject({ title: text, subtitle: text, text, to: text })),
  ),
  sections: v.strictObject({
    ...each(
      [
        'longWeekend',
        'popular',
        'states',
        'customised',
        'offbeat',
        'family',
        'honeymoon',
        'weekend',
        'international',
      ],
      v.strictObject(linked),
    ),
    regions: v.strictObject({
      ...linked,
      tabs: v.strictObject(each(['North', 'South', 'East', 'West'], tab)),
    }),
    ladakh: v.strictObject({ ...linked, tabs: v.strictObject(each(['ladakhBiking', 'ladakhSuv'], tab)) }),
    testimonials: v.strictObject({ title: text }),
    ...each(['whyUs', 'gallery', 'affiliations'], point),
  }),
  contact: v.strictObject({
    title: text,
    email: point,
    call: v.strictObject({ ...point.entries, outside: text }),
    visit: v.strictObject({ title: text }),
  }),
})

export const pageSchemas = {
  lists: v.record(v.string(), slugs),
  destinations: v.strictObject({ india: v.array(destination), world: v.array(destination) }),
  keywords: v.array(v.strictObject({ keyword: text, relatedTerms: v.array(text), tripIds: slugs })),
  faq: v.array(
    v.strictObject({
      id: slug,
      name: text,
      items: v.array(v.strictObject({ question: text, answer: text })),
    }),
  ),
  faqPage: v.strictObject({
    ...page,
    asked: v.array(
      v.strictObject({ label: text, question: text, short: text, refundTable: v.optional(v.literal(true)) }),
    ),
  }),
  careers: v.strictObject({
    ...page,
    openingsTitle: text,
    openings: v.array(
      v.strictObject({
        id: slug,
        title: text,
        department: text,
        location: text,
        type: text,
        experience: text,
        description: text,
      }),
    ),
    perksTitle: text,
    perks: v.array(point),
  }),
  reviews: v.strictObject({
    sample: v.boolean(),
    rating,
    count: v.pipe(v.number(), v.integer(), v.minValue(1)),
    reviews: v.array(v.strictObject({ name: text, location: text, portrait: slug, rating, text })),
    testimonials: v.array(v.strictObject({ name: text, trip: text, text, portrait: slug })),
  }),
  gallery: v.array(v.strictObject({ id: slug, picture: slug, alt: text, location: text })),
  about: v.strictObject({
    ...page,
    story: v.strictObject({ title: text, paragraphs: texts }),
    mission: point,
    differentiatorsTitle: text,
    differentiators: v.array(point),
    teamTitle: text,
    team: v.array(v.strictObject({ sample: v.boolean(), name: text, role: text, text, portrait: slug })),
    callToAction: v.strictObject({ title: text, text, label: text, href: text }),
  }),
  contact: v.strictObject({
    ...page,
    form: point,
    chat: point,
    outsideHours: text,
    offices: v.strictObject({ title: text }),
    seller: point,
    map: point,
    questions: v.strictObject({
      title: text,
      more: text,
      cards: v.array(v.strictObject({ title: text, question: text })),
    }),
  }),
  contactLanding: v.strictObject({
    ...page,
    form: point,
    steps: v.array(text),
    reasonsTitle: text,
    testimonialsTitle: text,
    offer: v.strictObject({ title: text, text, code: text }),
  }),
  privacy: legal,
  terms: legal,
  whyUs: v.strictObject({ home: v.array(point), landing: v.array(point) }),
  affiliations: v.array(
    v.strictObject({ sample: v.boolean(), name: text, body: text, number: v.nullable(text) }),
  ),
  companyNumbers: v.strictObject(each(keysOf(companyNumbers), v.pipe(v.number(), v.integer()))),
  home,
  holidays: v.array(
    v.strictObject({ day, name: text, mayMove: v.optional(v.literal(true)), checkedOn: day }),
  ),
  listings: v.strictObject(each(listingSlugs, v.strictObject(page))),
  backpacking: v.strictObject({ ...page, tripsTitle: text, reasonsTitle: text, reasons: v.array(point) }),
  atlas: v.strictObject({
    ...page,
    world: point,
    places: v.strictObject(each(['North', 'South', 'East', 'West'], atlasPlaces)),
  }),
  compare: v.strictObject({
    ...page,
    questions: v.array(v.strictObject({ question: text, ids: slugs })),
  }),
  newsletter: v.strictObject({
    ...page,
    promise: text,
    points: v.array(point),
    letter: v.strictObject({ title: text, text, subject: text, departures: text }),
  }),
  blog: v.strictObject({
    title: text,
    intro: text,
    tabs: v.strictObject(each(keysOf(blogTabs), v.strictObject({ intro: text, description: text }))),
  }),
  linkPhrases: v.record(v.string(), texts),
  moved: v.record(v.string(), text),
  emergency: v.record(
    v.string(),
    v.pipe(
      v.array(
        v.strictObject({
          what: text,
          number: v.pipe(v.string(), v.regex(/^\d{3,5}$/, "write digits alone, such as '112'")),
        }),
      ),
      v.minLength(1, 'name at least one number'),
    ),
  ),
} satisfies Record<keyof Pages, v.GenericSchema>

function keysOf<K extends string>(record: Record<K, unknown>): K[] {
  return Object.keys(record) as K[]
}
