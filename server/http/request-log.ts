import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../log.ts'

/** One line a request, at `info`: id, method, path without its query, status and time. No address, no agent, no names. */
export function logRequest(
  log: Log,
  requestId: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!log.isLevelEnabled('info')) return
  const startedAt = performance.now()
  response.once('close', () => {
    const path = (request.url ?? '/').split('?', 1)[0]
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    log.info({ requestId, method: request.method, path, status: response.statusCode, ms })
  })
}
