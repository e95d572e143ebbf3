import type { Place, Trip } from '#domain/trip.ts'
import type { Problem, Source } from '../problem.ts'

/** 'Khardung La (5,359 m)' agrees with content/places, wherever it is written. */
export function checkAltitudes({ trips, posts, places, pages }: Source): Problem[] {
  const byName = Map.groupBy(
    places.map(({ value }) => value),
    ({ name }) => name,
  )
  const maxWords = Math.max(0, ...[...byName.keys()].map((name) => name.split(' ').length))
  const check = (file: string, texts: [field: string, text: string][]) =>
    texts.flatMap(([field, text]) =>
      disagreements(text, byName, maxWords).map((message) => ({ file, field, message })),
    )
  const groups = [...pages.destinations.india, ...pages.destinations.world]
  return [
    ...trips.flatMap(({ file, value }) => check(file, textsOf(value))),
    ...posts.flatMap(({ file, value }) => check(file, [['body', value.body]])),
    ...check(
      'content/pages/destinations.ts',
      groups.map(({ slug, intro }) => [`${slug}.intro`, intro]),
    ),
  ]
}

function disagreements(text: string, byName: Map<string, Place[]>, maxWords: number): string[] {
  return [...text.matchAll(/ \((\d[\d,]*) ?m\b/g)].flatMap((hit) => {
    const places = placeNamedAtEnd(text.slice(0, hit.index), byName, maxWords)
    const metres = Number(hit[1]?.replaceAll(',', ''))
    const [place] = places
    if (!place || places.some(({ altitude }) => altitude === metres)) return []
    const right = place.altitude.toLocaleString('en-IN')
    return [`write '${place.name} (${right} m)' as content/places has it, not ${hit[1]} m, or mend it there`]
  })
}

/** The places whose name ends the text; the longest name counts, so 'Chang La' is not 'La'. */
function placeNamedAtEnd(text: string, byName: Map<string, Place[]>, maxWords: number): Place[] {
  const words = text.slice(-120).split(/\s+/)
  for (let count = Math.min(maxWords, words.length); count > 0; count--) {
    const name = words.slice(-count).join(' ')
    const places = byName.get(name) ?? byName.get(name.replace(/^[^\p{L}]+/u, ''))
    if (places) return places
  }
  return []
}

function textsOf(trip: Trip): [field: string, text: string][] {
  return [
    ['description', trip.description],
    ...trip.highlights.map((text, i): [string, string] => [`highlights.${i}`, text]),
    ...trip.itinerary.flatMap(({ title, description, activities, stay }, i): [string, string][] => [
      [`itinerary.${i}.title`, title],
      [`itinerary.${i}.description`, description],
      [`itinerary.${i}.activities`, activities.join('; ')],
      [`itinerary.${i}.stay`, stay],
    ]),
    ...trip.faqs.map(({ answer }, i): [string, string] => [`faqs.${i}.answer`, answer]),
    ...trip.placesCovered.map((text, i): [string, string] => [`placesCovered.${i}`, text]),
  ]
}
