import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { findPageRule } from '#app/page-rules.ts'
import type { NoteAnswer } from './tally.ts'

/** What belongs to no route of ours. */
export const otherRoute = 'other'

/** Counts every answer of the app under the pattern that is mounted for its address. */
export function countAnswers(noteAnswer: NoteAnswer): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    noteAnswer(routeOf(c), c.res.status, startedAt)
  }
}

/** One of a closed set, whatever was asked for: strangers choose addresses, and each name is kept for as long as the process lives. */
function routeOf(c: Context): string {
  const mounted = matchedRoutes(c).findLast(({ path }) => path !== '*' && path !== '/*')
  if (mounted) return mounted.path
  const { path } = c.req
  if (path.startsWith('/assets/')) return '/assets/*'
  const page = findPageRule(path).path
  return page === '/*' ? otherRoute : page
}
