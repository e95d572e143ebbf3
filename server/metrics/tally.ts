import { Durations } from './durations.ts'

/** Counts an answer by the pattern of its address, never by the address; it began at this moment of performance.now(). */
export type NoteAnswer = (route: string, status: number, startedAt: number) => void

export type RouteTally = { statuses: Map<number, { count: number }>; durations: Durations }

/** What a process counts while it works, whether anybody reads it or not: numbers that are added to. */
export type Tally = {
  routes: Map<string, RouteTally>
  noteAnswer: NoteAnswer
  /** The same for a page that was answered from the cache. */
  noteHit: NoteAnswer
  pageCache: { hits: number; misses: number }
  renders: Durations
  queries: Durations
}

export function createTally(): Tally {
  const routes = new Map<string, RouteTally>()
  const pageCache = { hits: 0, misses: 0 }

  function noteAnswer(route: string, status: number, startedAt: number): void {
    const of = routes.get(route) ?? addRoute(route)
    of.durations.noteSince(startedAt)
    const counted = of.statuses.get(status)
    if (counted) counted.count++
    else of.statuses.set(status, { count: 1 })
  }

  function addRoute(route: string): RouteTally {
    const added = { statuses: new Map(), durations: new Durations() }
    routes.set(route, added)
    return added
  }

  return {
    routes,
    noteAnswer,
    noteHit(route, status, startedAt) {
      pageCache.hits++
      noteAnswer(route, status, startedAt)
    },
    pageCache,
    renders: new Durations(),
    queries: new Durations(),
  }
}
