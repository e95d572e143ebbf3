import * as v from 'valibot'
import { sourcesUntil } from './sources-until.ts'

const text = (min: number, max: number) => v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max))
const time = v.pipe(
  v.string(),
  v.regex(/^(1[0-2]|[1-9]):[0-5]\d (am|pm|noon)$/, "write '6:30 am', or '12:00 noon'"),
)
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))
const age = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(85))
const rupees = (min: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(150_000))
const reason = v.strictObject({ none: text(15, 160) })
const has = (key: string) => (input: unknown) => typeof input === 'object' && input !== null && key in input

/** What domain/trips/trip-facts.ts says in words. */
export const factsSchema = v.strictObject({
  meet: v.strictObject({ place: text(8, 120), time }),
  pickups: v.optional(
    v.pipe(
      v.array(v.strictObject({ id: v.pipe(v.string(), v.slug()), place: text(3, 120), time })),
      v.minLength(1),
      v.maxLength(12),
      v.check(
        (stops) => new Set(stops.map(({ id }) => id)).size === stops.length,
        'give each pick-up an id of its own',
      ),
    ),
  ),
  end: v.strictObject({ place: text(8, 120), time }),
  airport: v.strictObject({ name: text(3, 60), transfer: text(10, 160) }),
  railhead: v.optional(
    v.lazy((input) =>
      has('none')(input) ? reason : v.strictObject({ name: text(3, 60), transfer: text(10, 160) }),
    ),
  ),
  party: v.optional(v.strictObject({ smallest: count(10), largest: count(20) })),
  team: text(10, 160),
  ages: v.strictObject({ from: age, to: v.optional(age), note: v.optional(text(10, 160)) }),
  fitness: text(20, 240),
  nights: v.pipe(
    v.array(
      v.strictObject({
        count: count(16),
        place: text(2, 60),
        room: text(4, 60),
        sharing: text(4, 40),
        washroom: v.picklist(['own', 'shared', 'none']),
        examples: v.optional(v.pipe(v.array(text(3, 60)), v.minLength(1), v.maxLength(2))),
      }),
    ),
    v.minLength(1),
  ),
  singleRoom: v.lazy((input) => (has('none')(input) ? reason : v.strictObject({ more: rupees(500) }))),
  child: v.lazy((input) =>
    has('none')(input)
      ? reason
      : v.strictObject({ from: age, to: age, price: rupees(500), note: v.optional(text(10, 160)) }),
  ),
  network: text(15, 200),
  cash: text(15, 200),
  power: text(15, 200),
  insurance: text(15, 200),
  papers: v.pipe(
    v.array(v.strictObject({ what: text(5, 160), by: v.picklist(['you', 'us']), when: text(5, 120) })),
    v.minLength(1),
    v.maxLength(6),
  ),
  payLocally: v.array(
    v.strictObject({
      what: text(5, 100),
      paidTo: text(5, 120),
      before: v.optional(v.literal(true)),
      rupees: rupees(10),
      foreign: v.optional(
        v.strictObject({
          amount: v.pipe(v.number(), v.minValue(0.5)),
          currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "write a code such as 'USD'")),
        }),
      ),
    }),
  ),
  /** Only where the newest source of this trip is older than that of all. */
  sourcesUntil: v.optional(v.pipe(v.string(), v.isoDate()), sourcesUntil),
})
