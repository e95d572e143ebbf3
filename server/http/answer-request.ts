import type { RequestListener } from 'node:http'
import type { Log } from '../log.ts'
import { headerOf } from './header-of.ts'
import type { PageCache } from './page-cache.ts'
import { createRequestIds, requestIdHeader } from './request-id.ts'
import { logRequest } from './request-log.ts'
import type { InRequest } from './request-scope.ts'

/** Answers from memory where that goes, else by the app. Every answer carries the request's id, and so does all that is logged of it. */
export function createListener(deps: {
  pages: PageCache
  refreshPage: (key: string) => void
  answerByApp: RequestListener
  trustedProxies: number
  /** Where no page of the site is. */
  consoleHost: string | null
  inRequest: InRequest
  log: Log
}): RequestListener {
  const { pages, refreshPage, answerByApp, consoleHost, inRequest, log } = deps
  const requestIdOf = createRequestIds(deps.trustedProxies)
  return (request, response) => {
    const id = requestIdOf(request)
    logRequest(log, id, request, response)
    const isElsewhere = consoleHost !== null && headerOf(request, 'host')?.toLowerCase() === consoleHost
    if (!isElsewhere && pages.answer(request, response, id, refreshPage)) return
    response.setHeader(requestIdHeader, id)
    inRequest(id, () => answerByApp(request, response))
  }
}
