import { isAbroad, type Trip, type TripKind } from '#domain/trips/trip.ts'
import type { TripListName } from '../pages/types.ts'
import type { Problem, Source } from '../problem.ts'
import { honeymoonsAbroad, listCounts, sampleLists } from './specified.ts'
import { tripIdProblems } from './trip-ids.ts'

const file = 'content/pages/lists.ts'
const kinds: Partial<Record<TripListName, TripKind>> = { customised: 'customised', suggested: 'suggested' }
const minimum = { treks: 8, backpacking: 8 }
/** As the card on the home page says. */
const backpackingDays = 5
/** As the card says, and Friday night to Monday for the others. */
const weekendDays = 3
const longestWeekend = 4
const specifiedTreks = ['Sandakphu', 'Valley of Flowers', 'Zanskar']

/** The sample lists have the specified counts, the others enough, and all hold trips that exist. */
export function checkLists(source: Source): Problem[] {
  const { lists } = source.pages
  const problems: Problem[] = []
  const say = (field: TripListName, message: string) => problems.push({ file, field, message })
  const tripsIn = (name: TripListName) =>
    lists[name].map((id) => source.tripsById.get(id)).filter((trip) => trip !== undefined)

  for (const name of sampleLists) {
    const count = lists[name].length
    if (count !== listCounts[name]) say(name, `write exactly ${listCounts[name]} ids, there are ${count}`)
  }
  for (const name of ['treks', 'backpacking'] as const) {
    const count = lists[name].length
    if (count < minimum[name]) say(name, `write at least ${minimum[name]} ids, there are ${count}`)
  }
  for (const name of Object.keys(lists) as TripListName[]) {
    // Everything that is asked for, not booked, has its own list.
    problems.push(
      ...tripIdProblems(source, { file, field: name, ids: lists[name], kind: kinds[name] ?? 'group' }),
    )
  }
  if (source.brokenTrips.size === 0) {
    const abroad = tripsIn('honeymoon').filter(isAbroad).length
    if (abroad !== honeymoonsAbroad)
      say('honeymoon', `choose exactly ${honeymoonsAbroad} abroad, there are ${abroad}`)
    for (const trip of tripsIn('international')) {
      if (!isAbroad(trip)) say('international', `"${trip.id}" lies in India: choose a trip abroad`)
    }
    for (const { id, itinerary } of tripsIn('backpacking')) {
      if (itinerary.length < backpackingDays)
        say(
          'backpacking',
          `"${id}" has ${itinerary.length} days: choose trips of ${backpackingDays} and more`,
        )
    }
    tripsIn('weekend').forEach(({ id, itinerary: { length: days } }, i, trips) => {
      if (days > longestWeekend)
        say('weekend', `"${id}" has ${days} days: choose trips of ${longestWeekend} at most`)
      if (i === 0 && days > weekendDays)
        say(
          'weekend',
          `"${id}" has ${days} days: begin with a trip of ${weekendDays} at most, as the card says`,
        )
      const before = trips[i - 1]
      if (before && before.itinerary.length > days)
        say('weekend', `"${id}" has ${days} days: put it before "${before.id}", the shortest come first`)
    })
    for (const name of specifiedTreks) {
      if (!tripsIn('treks').some((trip) => isAbout(trip, name))) say('treks', `add a trek to ${name}`)
    }
  }
  return problems
}

const isAbout = ({ title, location, placesCovered }: Trip, name: string) =>
  [title, location, ...placesCovered].some((text) => text.includes(name))
