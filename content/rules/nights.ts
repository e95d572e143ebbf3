import type { ItineraryDay } from '#domain/trips/trip.ts'
import type { Night } from '#domain/trips/trip-facts.ts'
import type { Problem, Source } from '../problem.ts'

/** As many nights as the plan has, each where that day's plan sleeps. */
export function checkNights({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value: { itinerary, facts } }) =>
    [
      ...countProblems(facts.nights, itinerary.length - 1),
      ...placeProblems(facts.nights, itinerary),
      ...exampleProblems(facts.nights),
    ].map(({ field, message }) => ({ file, field: `facts.${field}`, message })),
  )
}

type Found = Omit<Problem, 'file'>

function countProblems(nights: Night[], right: number): Found[] {
  const count = nights.reduce((sum, night) => sum + night.count, 0)
  if (count === right) return []
  return [{ field: 'nights', message: `write ${right} nights, as the plan has, not ${count}` }]
}

/** A night on the way may be called by its ends: 'Delhi to Bhuntar'. */
const onTheWay = /\b(aboard|on board|coach|train|van|bus|berth|flight|ferry|ship)\b/i

function placeProblems(nights: Night[], itinerary: ItineraryDay[]): Found[] {
  let day = 0
  return nights.flatMap(({ place, count }, i) => {
    const stays = itinerary.slice(day, day + count).map(({ stay }) => stay)
    day += count
    const elsewhere = stays.find((stay) => !onTheWay.test(stay) && !sharesName(place, stay))
    if (elsewhere === undefined) return []
    const message = `the plan sleeps in "${elsewhere}" then: write a place of it, not "${place}"`
    return [{ field: `nights.${i}.place`, message }]
  })
}

/** Two names agree when they share a word with a capital: 'Sam dunes' and 'Swiss tent, desert camp, Sam'. */
function sharesName(place: string, stay: string): boolean {
  const names = new Set(stay.match(capitalised))
  return (place.match(capitalised) ?? []).some((name) => names.has(name))
}

const capitalised = /\p{Lu}[\p{L}’]+/gu

function exampleProblems(nights: Night[]): Found[] {
  return nights.flatMap(({ examples = [] }, i) =>
    examples.flatMap((example, k) =>
      /similar/i.test(example)
        ? [
            {
              field: `nights.${i}.examples.${k}`,
              message: 'write the name alone: the page adds "or similar"',
            },
          ]
        : [],
    ),
  )
}
