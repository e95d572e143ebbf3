import { addDays, firstWeekdayFrom } from '#domain/calendar/calendar-date.ts'
import type { Problem, Source } from '../problem.ts'
import { searchKeywords } from './specified.ts'
import { tripIdProblems } from './trip-ids.ts'

const file = 'content/pages/keywords.ts'
const anyMonday = '2024-01-01'

/** The fifteen keywords in their order, each with terms and trips that exist. */
export function checkKeywords(source: Source): Problem[] {
  const { keywords } = source.pages
  const problems: Problem[] = []
  const given = keywords.map(({ keyword }) => keyword).join(', ')
  if (given !== searchKeywords.join(', ')) {
    const message = `write ${searchKeywords.join(', ')} in this order, not ${given}`
    problems.push({ file, field: 'keyword', message })
  }
  for (const { keyword, relatedTerms, tripIds } of keywords) {
    const terms = relatedTerms.map((term) => term.toLowerCase())
    const twice = terms.find((term, i) => terms.indexOf(term) < i || term === keyword)
    if (relatedTerms.length === 0) {
      problems.push({ file, field: `${keyword}.relatedTerms`, message: 'write at least one related term' })
    }
    if (twice !== undefined) {
      problems.push({
        file,
        field: `${keyword}.relatedTerms`,
        message: `"${twice}" stands here twice: remove one`,
      })
    }
    if (tripIds.length === 0) {
      problems.push({ file, field: `${keyword}.tripIds`, message: 'write the id of at least one trip' })
    }
    problems.push(...tripIdProblems(source, { file, field: `${keyword}.tripIds`, ids: tripIds }))
    if (keyword === 'weekend') problems.push(...weekendProblems(source, tripIds))
  }
  return problems
}

/** Who asks for a weekend works on Tuesdays: whatever leaves on a weekday of its own is away on a Saturday and a Sunday. */
function weekendProblems({ trips }: Source, ids: string[]): Problem[] {
  return ids.flatMap((id, i) => {
    const trip = trips.find(({ value }) => value.id === id)?.value
    if (!trip?.departures || !('weekday' in trip.departures)) return []
    const { weekday } = trip.departures
    const start = firstWeekdayFrom(anyMonday, weekday)
    const end = addDays(start, trip.itinerary.length - 1)
    const sunday = firstWeekdayFrom(start, 'sunday')
    if (sunday <= end && start < sunday) return []
    const message = `${id} leaves on a ${weekday} and is away on no weekend: take it out`
    return [{ file, field: `weekend.tripIds.${i}`, message }]
  })
}
