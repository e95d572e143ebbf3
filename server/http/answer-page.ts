import type { Handler } from 'hono'
import { isRefusalStatus } from './refusals.ts'
import { isApi, type Refuse } from './refuse.ts'

/** Answers with the page of an address; what the router itself refuses is said in our own way. */
export function answerPage(renderPage: Handler, refuse: Refuse): Handler {
  return async (c, next) => {
    const response: Response = await renderPage(c, next)
    const { status } = response
    if (status === 405 || (isApi(c.req.path) && status >= 400))
      return refuse(c, isRefusalStatus(status) ? status : 500)
    return response
  }
}
