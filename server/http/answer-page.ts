import type { Handler } from 'hono'
import { isRefusalStatus } from './refusals.ts'
import { isApi, type Refuse } from './refuse.ts'

/** With these no request of the router's kind can be made. */
const unaskable = new Set(['CONNECT', 'TRACE', 'TRACK'])

/** Answers with the page of an address; what the router itself refuses is said in our own way. */
export function answerPage(renderPage: Handler, refuse: Refuse): Handler {
  return async (c, next) => {
    if (unaskable.has(c.req.method)) return refuse(c, 405)
    const response: Response = await renderPage(c, next)
    const { status } = response
    if (status === 405 || (isApi(c.req.path) && status >= 400))
      return refuse(c, isRefusalStatus(status) ? status : 500)
    return response
  }
}
