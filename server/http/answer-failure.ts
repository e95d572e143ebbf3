import type { ErrorHandler } from 'hono'
import type { Log } from '../log.ts'
import { isDatabaseAway } from './database-away.ts'
import { errorPage } from './error-page.ts'
import { isApi, type Refuse } from './refuse.ts'

/** What nobody caught. Pages have an error screen of their own; this is for the API and for when that screen fails. */
export function answerFailure(log: Log, refuse: Refuse): ErrorHandler {
  return (error, c) => {
    log.error({ path: c.req.path, error }, 'request failed')
    if (isDatabaseAway(error)) return refuse(c, 503)
    return isApi(c.req.path) ? refuse(c, 500) : c.html(errorPage, 500)
  }
}
