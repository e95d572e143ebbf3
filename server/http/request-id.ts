import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { headerOf } from './header-of.ts'

/** Stands on every answer; the log's lines of that request name it too. */
export const requestIdHeader = 'X-Request-Id'

/** It is written into logs and sent back, so it is short and holds nothing that could end a line or a field. */
const wellFormed = /^[A-Za-z0-9_-]{8,64}$/

export type RequestIdOf = (request: IncomingMessage) => string

/** The id that the proxy gave, if there is one and its id is well formed; else a new one. A visitor's own counts for nothing. */
export function createRequestIds(trustedProxies: number): RequestIdOf {
  const makeId = createMakeId()
  if (trustedProxies === 0) return makeId
  return (request) => {
    const given = headerOf(request, 'x-request-id')
    return given !== undefined && wellFormed.test(given) ? given : makeId()
  }
}

/** Random, so that they tell nothing; 128 bits, cut from a supply, as a cached page has no time to ask for each. */
function createMakeId(): () => string {
  const length = 32
  let supply = ''
  let at = 0
  return () => {
    if (at === supply.length) {
      supply = randomBytes(128 * length).toString('hex')
      at = 0
    }
    at += length
    return supply.slice(at - length, at)
  }
}
