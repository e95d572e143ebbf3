import type { Place } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'
import { allTexts } from '../texts.ts'

/** 'Khardung La (5,359 m)' and 'Khardung La at 5,359 m' agree with content/places, wherever they are written. */
export function checkAltitudes(source: Source): Problem[] {
  const byName = Map.groupBy(
    source.places.map(({ value }) => value),
    ({ name }) => name,
  )
  const maxWords = Math.max(0, ...[...byName.keys()].map((name) => name.split(' ').length))
  return allTexts(source).flatMap(({ file, field, text }) =>
    disagreements(text, byName, maxWords).map((message) => ({ file, field, message })),
  )
}

function disagreements(text: string, byName: Map<string, Place[]>, maxWords: number): string[] {
  return [...text.matchAll(/(?: \(|,? at |, (?=[\d,]+ ?m(?:[,.;:]|$)))(\d[\d,]*) ?m\b/g)].flatMap((hit) => {
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
