import { wordsOf } from '#domain/search/search-words.ts'
import type { Trip } from '#domain/trips/trip.ts'

/** Sights and activities that a trip has only where its own words say so. */
const sightsAndActivities = wordsOf(
  'trek hiking rafting paragliding scuba dive snorkelling kayaking surfing ski skiing camp camping cycling zipline ' +
    'houseboat backwater canoe cruise train safari tiger rhino elephant leopard crane bird birding birdwatching whale ' +
    'turtle temple monastery gompa fort palace haveli museum festival market gurudwara ghat waterfall lake river ' +
    'glacier cave island lagoon reef desert dune camel village orchard tea coffee spice wine vineyard yoga ayurveda ' +
    'spa villa resort hostel homestay photography stargazing apricot tulip toy motorcycle',
)
/** Where a safari is for tigers, whether or not the words say so. */
const tigerParks = wordsOf('Corbett Ranthambore Mudumalai')
/** Never taken from the words: a brochure mentions snow and hills where there are none to speak of. */
const terrains = wordsOf('mountain hill himalaya snow snowfall frozen')
/** Not a word that a title could hold by chance. */
const highMountain = 'highmountain'
const highNight = 1400
const snowyNight = 1800
const himalayan = new Set([
  ...['Ladakh', 'Jammu & Kashmir', 'Himachal Pradesh', 'Uttarakhand', 'Sikkim', 'Arunachal Pradesh'],
  ...['Nepal', 'Bhutan'],
])

const isSpecific = new Set([...sightsAndActivities, ...terrains])

/** Whether a term claims something that not every trip of its kind has. */
export function isSpecificTerm(term: string): boolean {
  return wordsOf(term).some((word) => isSpecific.has(word))
}

export type FeaturedTrip = Pick<
  Trip,
  'title' | 'highlights' | 'itinerary' | 'route' | 'tags' | 'special' | 'festival' | 'difficulty'
>

export function featuresOf({
  title,
  highlights,
  itinerary,
  route,
  tags,
  special,
  festival,
  difficulty,
}: FeaturedTrip): string[] {
  const days = itinerary.flatMap((day) => [day.title, ...day.activities])
  const said = new Set(wordsOf([title, special, festival, ...highlights, ...days].filter(Boolean).join(' ')))
  const nights = route.filter(({ night }) => night).map(({ place }) => place)
  const isHigh = nights.some(({ altitude }) => altitude >= highNight)
  return [
    ...new Set(sightsAndActivities.filter((word) => said.has(word))),
    ...(tigerParks.some((park) => said.has(park)) ? ['tiger'] : []),
    ...(difficulty === 'easy' ? ['easy'] : []),
    ...(isHigh ? [highMountain] : []),
    ...(isHigh && nights.some(({ state, country }) => himalayan.has(state) || himalayan.has(country))
      ? ['himalaya']
      : []),
    ...(tags.includes('winter') && nights.some(({ altitude }) => altitude >= snowyNight) ? ['snow'] : []),
  ]
}
