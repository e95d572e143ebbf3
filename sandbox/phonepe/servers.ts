import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readObject, readRequest, send } from './http.ts'

/**
 * The servers that use a shared stand-in. POST /servers/attach { instance, webhookUrl } is answered with one line, { id }, and stays open for as long as the
 * server lives: a killed one closes it, too. POST /servers/detach { id } ends it in order and is answered when the server may forget the stand-in.
 */
export function createServers(deps: {
  /** Names this run of the stand-in: whoever means another one is not attached. */
  instance: string
  /** All that is to be closed when the last one goes. */
  onLastGone: () => void
}) {
  const { instance, onLastGone } = deps
  const attached = new Map<string, { webhookUrl: string; response: ServerResponse }>()
  let closing = false

  function forget(id: string): void {
    if (!attached.delete(id) || attached.size > 0 || closing) return
    closing = true
    onLastGone()
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming).catch(() => null)
    const isJson = request?.header('content-type').startsWith('application/json')
    const body = request && isJson ? readObject(request.body) : null
    if (!request || !body)
      return send(response, { status: 400, body: { message: 'a JSON object is expected' } })
    if (request.path === '/servers/detach') {
      const { response: stream } = attached.get(String(body.id)) ?? {}
      forget(String(body.id))
      send(response, { status: 204, body: null })
      return void stream?.end()
    }
    if (body.instance !== instance)
      return send(response, { status: 409, body: { message: 'another instance' } })
    if (closing) return send(response, { status: 503, body: { message: 'closing' } })
    const id = randomUUID()
    attached.set(id, { webhookUrl: String(body.webhookUrl), response })
    response.once('close', () => forget(id))
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    response.write(`${JSON.stringify({ id })}\n`)
  }

  return {
    webhookUrls: () => Array.from(attached.values(), ({ webhookUrl }) => webhookUrl),
    /** Whether one has ever attached. */
    isUsed: () => attached.size > 0 || closing,
    answer(incoming: IncomingMessage, response: ServerResponse): boolean {
      if (!incoming.url?.startsWith('/servers/')) return false
      void answer(incoming, response)
      return true
    },
  }
}
