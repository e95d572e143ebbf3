import { RequestError } from '@hono/node-server'
import { errorPage } from './error-page.ts'
import { refusals } from './refusals.ts'

/** Answers what never reaches the app: a request whose host or address is none, and whatever fails outside of it. */
export function unreadableRequest(headers: Record<string, string>): (error: unknown) => Response {
  const answer = (status: 400 | 500, type: string, body: string) =>
    new Response(body, {
      status,
      headers: { ...headers, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' },
    })
  return (error) =>
    error instanceof RequestError
      ? answer(400, 'text/plain', refusals[400].error)
      : answer(500, 'text/html', errorPage)
}
