import { posix } from 'node:path'
import * as v from 'valibot'
import type { Coupon } from '#domain/money/coupon.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import { finish, type Steps } from '#domain/steps/finish.ts'
import { createMemo, type Memo } from '#domain/steps/memo.ts'
import { categoryOf } from '#domain/trips/category.ts'
import type { Place, RoutePoint, Trip } from '#domain/trips/trip.ts'
import { couponSchema } from './coupon-schema.ts'
import { describeIssue } from './describe-issue.ts'
import type { RawContent } from './load.ts'
import type { Problem, Sourced } from './problem.ts'
import { type PostContent, placeSchema, postSchema, tripSchema } from './schema.ts'
import { siteSchemas } from './site-schemas.ts'

type Parsed = {
  places: Sourced<Place>[]
  trips: Sourced<Trip>[]
  posts: Sourced<PostContent>[]
  coupons: Sourced<Coupon>[]
  /** Null where one of the two is missing or wrong. */
  siteFacts: SiteFacts | null
  brokenTrips: Set<string>
  problems: Problem[]
}

/** What was read before, by the value that it was read from: of content that is read again only what has changed is parsed. */
export type ParseMemo = {
  results: Memo<object, { success: boolean; output: unknown; issues?: v.BaseIssue<unknown>[] }>
  trips: Memo<object, Trip>
}

export function createParseMemo(): ParseMemo {
  return { results: createMemo(), trips: createMemo() }
}

/** How many files are read in one step. */
const filesInStep = 20

export function parseContent(raw: RawContent): Parsed {
  return finish(parsingContent(raw))
}

/** Reads every file by its schema. One that does not fit is reported and left out. */
export function* parsingContent(raw: RawContent, memo = createParseMemo()): Steps<Parsed> {
  const problems: Problem[] = []

  function read<S extends v.GenericSchema>(
    schema: S,
    { file, value }: Sourced<unknown>,
    prefix = '',
  ): v.InferOutput<S> | null {
    if (value instanceof Error) {
      problems.push({ file, field: 'file', message: `it can’t be read: ${value.message}` })
      return null
    }
    const result = parsedOnce(memo, schema, value)
    if (result.success) return result.output
    for (const issue of result.issues ?? []) {
      problems.push({
        file,
        field: `${prefix}${v.getDotPath(issue) ?? 'file'}`,
        message: describeIssue(issue),
      })
    }
    return null
  }

  const places = raw.places.flatMap((source): Sourced<Place>[] => {
    const value = read(placeSchema, source, `${idOf(source.value) ?? 'places'}.`)
    return value ? [{ file: source.file, value }] : []
  })
  const placesById = new Map(places.map(({ value }) => [value.id, value]))

  function readTrip(source: Sourced<unknown>): Trip | null {
    const found = read(tripSchema, source)
    if (!found) return null
    const { rating: average, reviews, ...written } = found
    const route = found.route.map(({ place, night = false }, i): RoutePoint | null => {
      const point = placesById.get(place)
      if (point) return { place: point, night }
      const message = `no place has the id "${place}": write one from content/places, or add it there`
      problems.push({ file: source.file, field: `route.${i}.place`, message })
      return null
    })
    if (!route.every((point) => point !== null)) return null
    const rating = average && reviews ? { average, reviews, sample: true } : null
    const category = categoryOf(posix.basename(source.file, '.ts'))
    const known = memo.trips.get(source.value as object)
    if (known?.category === category && isSameRoute(known.route, route)) return known
    const trip = { ...written, route, rating, category }
    memo.trips.set(source.value as object, trip)
    return trip
  }

  const trips: Sourced<Trip>[] = []
  const brokenTrips = new Set<string>()
  for (const [i, source] of raw.trips.entries()) {
    if (i % filesInStep === 0) yield
    const value = readTrip(source)
    if (value) trips.push({ file: source.file, value })
    else brokenTrips.add(idOf(source.value) ?? '')
  }
  const posts = raw.posts.flatMap((source): Sourced<PostContent>[] => {
    const value = read(postSchema, source)
    return value ? [{ file: source.file, value }] : []
  })
  const coupons = raw.coupons.flatMap((source): Sourced<Coupon>[] => {
    const value = read(couponSchema, source)
    return value ? [{ file: source.file, value }] : []
  })
  const ofSite = (id: keyof typeof siteSchemas) =>
    raw.site.find(({ file }) => posix.basename(file, '.ts') === id)
  const [company, seller] = [ofSite('company'), ofSite('seller')]
  const own = company && read(siteSchemas.company, company)
  const sells = seller && read(siteSchemas.seller, seller)
  const siteFacts = own && sells ? { company: own, seller: sells } : null
  return { places, trips, posts, coupons, siteFacts, brokenTrips, problems }
}

function parsedOnce(memo: ParseMemo, schema: v.GenericSchema, value: unknown) {
  if (typeof value !== 'object' || value === null) return v.safeParse(schema, value)
  const result = memo.results.get(value) ?? v.safeParse(schema, value)
  memo.results.set(value, result)
  return result
}

function isSameRoute(known: readonly RoutePoint[], route: readonly RoutePoint[]): boolean {
  return known.every(({ place }, i) => place === route[i]?.place)
}

function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  return typeof value.id === 'string' ? value.id : null
}
