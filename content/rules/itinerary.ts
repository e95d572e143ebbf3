import { countWords } from '#domain/posts/count-words.ts'
import { onceEach } from '#domain/steps/once-each.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'
import { hasName } from '../words.ts'

const minimumWordsADay = 40

/** Each day has something to read and says where on the route it is. */
export function checkItineraries({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value }) => problemsOfDays(value).map((problem) => ({ file, ...problem })))
}

const problemsOfDays = onceEach(({ itinerary, route, placesCovered }: Trip): Omit<Problem, 'file'>[] => {
  const names = [...new Set(route.map(({ place }) => place.name))]
  const places = [...new Set([...names, ...placesCovered])]
  return itinerary.flatMap(({ title, description }, i) => {
    const field = `itinerary.${i}.description`
    const count = countWords(description)
    return [
      ...(count < minimumWordsADay
        ? [{ field, message: `write at least ${minimumWordsADay} words, there are ${count}` }]
        : []),
      ...(names.some((name) => hasName(description, name))
        ? []
        : [{ field, message: `name a point of the route: ${names.join(', ')}` }]),
      ...(places.some((name) => hasName(title, name))
        ? []
        : [{ field: `itinerary.${i}.title`, message: `name a place of the day: ${places.join(', ')}` }]),
    ]
  })
})
