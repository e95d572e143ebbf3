import type { RequestListener } from 'node:http'
import { type RequestIdOf, requestIdHeader } from './request-id.ts'

/** Answers until the site is open: the process lives, and nothing else is there yet. */
export function whileStarting(release: string, requestIdOf: RequestIdOf): RequestListener {
  const alive = JSON.stringify({ status: 'ok', release })
  const closed = JSON.stringify({ status: 'not ready', reason: 'the server is starting' })
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return (request, response) => {
    response.setHeader(requestIdHeader, requestIdOf(request))
    if (request.url === '/health') response.writeHead(200, headers).end(alive)
    else response.writeHead(503, { ...headers, 'Retry-After': '2' }).end(closed)
  }
}
