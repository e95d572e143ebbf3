import { Hono } from 'hono'
import { shortestTerm } from '#domain/search/search-limits.ts'
import type { Log } from '../log.ts'
import type { FindPlaces, PlaceSuggestion } from './find-places.ts'
import type { FindTrips } from './find-trips.ts'
import type { ListWeekendTrips, WeekendTrips } from './list-weekend-trips.ts'
import type { Suggestion } from './suggestion.ts'

/** What a search box offers for a term. Places and the number of all trips that it finds come to the overlay alone. */
export type SuggestAnswer = { suggestions: Suggestion[]; places?: PlaceSuggestion[]; total?: number }

/** What there is to begin with, before anything is typed; null while departures can't be read. */
export type StartAnswer = { keywords: readonly string[]; weekend: WeekendTrips | null }

/** What search boxes show of an edition. */
export type Finding = {
  findTrips: FindTrips
  findPlaces: FindPlaces
  suggestionOf: (id: string) => Suggestion | null
  /** The trips of the lists that bound the overlay. */
  overlayIds: ReadonlySet<string>
  /** Words that many search for. */
  popular: readonly string[]
  listWeekendTrips: ListWeekendTrips
}

const suggestionLimits = { home: 6, overlay: 5 }
type Scope = keyof typeof suggestionLimits
const answersKeptByBrowser = 'public, max-age=120'
const dataKeptByBrowser = 'public, max-age=300'

/** GET /api/search/suggest?q=&scope=home|overlay and GET /api/search/popular */
export function searchRoutes({ finding, log }: { finding: () => Finding; log: Log }): Hono {
  async function suggest(term: string, scope: Scope): Promise<SuggestAnswer> {
    if (term.length < shortestTerm) return { suggestions: [] }
    const { findTrips, findPlaces, suggestionOf, overlayIds } = finding()
    const found = await findTrips(term)
    const offered = found.map(({ id }) => id).filter((id) => scope === 'home' || overlayIds.has(id))
    const suggestions = offered
      .map(suggestionOf)
      .filter((suggestion) => suggestion !== null)
      .slice(0, suggestionLimits[scope])
    return scope === 'home' ? { suggestions } : { suggestions, places: findPlaces(term), total: found.length }
  }

  const app = new Hono()
  app.get('/api/search/suggest', async (c) => {
    const scope = c.req.query('scope') ?? 'home'
    if (!isScope(scope)) return c.json({ errors: { scope: 'Use home or overlay' } }, 422)
    try {
      const answer = await suggest((c.req.query('q') ?? '').trim(), scope)
      return c.json(answer, 200, { 'Cache-Control': answersKeptByBrowser })
    } catch (error) {
      // What was typed stays out of the log.
      log.error({ scope, error }, 'search failed')
      return c.json({ suggestions: [] }, 200, { 'Cache-Control': 'no-store' })
    }
  })
  app.get('/api/search/popular', async (c) => {
    const { listWeekendTrips, popular } = finding()
    const weekend = await listWeekendTrips().catch((error: unknown) => {
      log.error({ error }, 'the search begins without trips of next weekend')
      return null
    })
    const answer: StartAnswer = { keywords: popular, weekend }
    return c.json(answer, 200, { 'Cache-Control': weekend ? dataKeptByBrowser : 'no-store' })
  })
  return app
}

function isScope(text: string): text is Scope {
  return Object.hasOwn(suggestionLimits, text)
}
