import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type RequestIdOf, requestIdHeader } from './request-id.ts'

/** How long a visitor waits for the site to open, in milliseconds, and how many may. */
const longestWait = 10_000
const mostWaiting = 500

export type Starting = {
  listener: RequestListener
  /** The site is open: this one answers whoever has waited. */
  open: (listener: RequestListener) => void
  /** It will not open: nobody waits any longer. */
  close: () => void
}

/**
 * Answers until the site is open: the process lives, and nothing else is there yet. Visitors wait for it: a proxy that finds the port open sends them
 * here, and what they send it can't ask of another process.
 */
export function whileStarting(release: string, requestIdOf: RequestIdOf): Starting {
  const waiting = new Map<ServerResponse, { request: IncomingMessage; timer: NodeJS.Timeout }>()
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

  function refuse(request: IncomingMessage, response: ServerResponse): void {
    leave(response)
    response.setHeader(requestIdHeader, requestIdOf(request))
    const reason = 'the server is starting'
    response.writeHead(503, { ...headers, 'Retry-After': '2' })
    response.end(JSON.stringify({ status: 'not ready', reason }))
  }

  function wait(request: IncomingMessage, response: ServerResponse): void {
    const timer = setTimeout(() => refuse(request, response), longestWait)
    waiting.set(response, { request, timer })
    response.once('close', () => leave(response))
  }

  function leave(response: ServerResponse): void {
    clearTimeout(waiting.get(response)?.timer)
    waiting.delete(response)
  }

  return {
    listener(request, response) {
      if (request.url === '/health') {
        response.setHeader(requestIdHeader, requestIdOf(request))
        response.writeHead(200, headers).end(JSON.stringify({ status: 'ok', release }))
      } else if (request.url === '/ready' || waiting.size >= mostWaiting) refuse(request, response)
      else wait(request, response)
    },
    open(listener) {
      for (const [response, { request }] of waiting) {
        leave(response)
        listener(request, response)
      }
    },
    close() {
      for (const [response, { request }] of waiting) refuse(request, response)
    },
  }
}
