import * as v from 'valibot'
import { loadFolder } from './load.ts'
import { placeSchema, tripSchema, type PlaceContent, type TripContent } from './schema.ts'

/** Draft for writers: node content/check.ts [path fragment] prints what is wrong in files whose path holds the fragment. */
const only = process.argv[2] ?? ''
const problems: string[] = []
const say = (file: string, what: string) => file.includes(only) && problems.push(`${file}: ${what}`)

const places = new Map<string, PlaceContent & { file: string }>()
for (const { file, exports } of await loadFolder('places')) {
  for (const place of (exports.places ?? []) as PlaceContent[]) {
    const result = v.safeParse(placeSchema, place)
    if (!result.success) for (const issue of result.issues) say(file, `${place.id}.${v.getDotPath(issue)}: ${issue.message}`)
    const twin = places.get(place.id)
    if (twin) say(file, `place "${place.id}" stands in ${twin.file} too`)
    else places.set(place.id, { ...place, file })
  }
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const trips: { file: string; trip: TripContent }[] = []
const ids = new Map<string, string>()
for (const { file, exports } of await loadFolder('trips')) {
  const result = v.safeParse(tripSchema, exports.trip)
  if (!result.success) {
    for (const issue of result.issues) say(file, `${v.getDotPath(issue)}: ${issue.message}`)
    continue
  }
  const trip = exports.trip as TripContent
  trips.push({ file, trip })
  if (ids.has(trip.id)) say(file, `id "${trip.id}" stands in ${ids.get(trip.id)} too`)
  ids.set(trip.id, file)
  const named: string[] = []
  for (const point of trip.route) {
    const place = places.get(point.place)
    if (!place) say(file, `route: no place "${point.place}" in content/places`)
    else named.push(place.name)
  }
  trip.itinerary.forEach((day, i) => {
    const count = words(day.description).length
    if (count < 40) say(file, `itinerary.${i}.description: ${count} words, 40 are needed`)
    if (!named.some((name) => `${day.title} ${day.description}`.includes(name))) say(file, `itinerary.${i}: names no point of the route (${named.join(', ')})`)
  })
  const match = /^(\d+)D\/(\d+)N$/.exec(trip.duration)
  if (match && Number(match[1]) !== trip.itinerary.length) say(file, `duration ${trip.duration} but ${trip.itinerary.length} days`)
  if (trip.kind === 'customised' && (trip.duration !== 'Flexible' || trip.discount !== 0 || trip.departures)) say(file, 'a customised trip is Flexible, without discount and departures')
  if (trip.packages && trip.packages[0]!.price !== trip.price) say(file, `price ${trip.price} differs from the first package's ${trip.packages[0]!.price}`)
  const all = JSON.stringify(trip)
  for (const place of places.values()) {
    for (const hit of all.matchAll(new RegExp(`${place.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[^.;]{0,12}\\(([\\d,]+) m\\)`, 'g'))) {
      if (Number(hit[1]!.replaceAll(',', '')) !== place.altitude) say(file, `"${hit[0]}" but content/places says ${place.altitude} m`)
    }
  }
}

const prose = (t: TripContent) =>
  [t.description, ...t.highlights, ...t.itinerary.flatMap((d) => [d.description]), ...t.inclusions, ...t.exclusions, ...t.faqs.flatMap((f) => [f.question, f.answer]), ...t.thingsToCarry.flatMap((c) => c.items)]
const shingles = (t: TripContent) => {
  const set = new Set<string>()
  for (const part of prose(t)) {
    const w = words(part)
    for (let i = 0; i + 8 <= w.length; i++) set.add(w.slice(i, i + 8).join(' '))
  }
  return set
}
const sets = trips.map(({ file, trip }) => ({ file, set: shingles(trip) }))
for (let i = 0; i < sets.length; i++)
  for (let j = i + 1; j < sets.length; j++) {
    const [a, b] = [sets[i]!, sets[j]!]
    let same = 0
    for (const s of a.set) if (b.set.has(s)) same++
    const share = same / Math.min(a.set.size, b.set.size)
    if (share > 0.03) say(a.file.includes(only) ? a.file : b.file, `shares ${(share * 100).toFixed(1)} % of its phrases with ${a.file.includes(only) ? b.file : a.file}`)
  }

for (const problem of problems) console.log(problem)
console.log(`${trips.length} trips, ${places.size} places, ${problems.length} problems`)
