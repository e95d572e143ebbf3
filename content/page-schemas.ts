import * as v from 'valibot'
import type { Pages } from './content.ts'

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
const section = v.strictObject({ id: slug, title: text, paragraphs: texts })
const destination = v.strictObject({
  slug,
  name: text,
  intro: text,
  bestMonths: text,
  scene: slug,
  groupTours: slugs,
  customTrips: slugs,
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
  careers: v.strictObject({
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
    story: v.strictObject({ title: text, paragraphs: texts }),
    mission: point,
    differentiators: v.array(point),
    team: v.array(v.strictObject({ sample: v.boolean(), name: text, role: text, text, portrait: slug })),
    callToAction: v.strictObject({ title: text, text, label: text, href: text }),
  }),
  privacy: v.array(section),
  terms: v.array(section),
  whyUs: v.strictObject({ home: v.array(point), landing: v.array(point) }),
  affiliations: v.array(
    v.strictObject({ sample: v.boolean(), name: text, body: text, number: v.nullable(text) }),
  ),
} satisfies Record<keyof Pages, v.GenericSchema>
