import { channel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OpenPort, openPort } from './open-port.ts'
import { createRequestIds } from './request-id.ts'
import { type Starting, whileStarting } from './while-starting.ts'

const requests = channel('http.server.request.start')
let starting: Starting
let port: OpenPort
let url: string

beforeEach(async () => {
  starting = whileStarting('a-release', createRequestIds(0))
  port = await openPort({ port: 0, host: '127.0.0.1' }, starting.listener)
  url = `http://127.0.0.1:${port.port}`
})
afterEach(() => port.drain())

/** A form that is on its way, and has arrived. */
async function send(text: string): Promise<{ answer: Promise<Response> }> {
  const arrived = new Promise<void>((resolve) => {
    const see = (message: unknown) => {
      if ((message as { request: IncomingMessage }).request.method !== 'POST') return
      requests.unsubscribe(see)
      resolve()
    }
    requests.subscribe(see)
  })
  const answer = fetch(`${url}/newsletter`, { method: 'POST', body: text })
  await arrived
  return { answer }
}

test('a process that starts says that it lives and is not ready, and lets visitors wait until it is', async () => {
  const { answer } = await send('asha@example.com')
  const [alive, ready] = await Promise.all([fetch(`${url}/health`), fetch(`${url}/ready`)])
  expect(await alive.json()).toEqual({ status: 'ok', release: 'a-release' })
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2'])
  expect(ready.headers.get('x-request-id')).toMatch(/^\w{32}$/)
  const read: string[] = []
  starting.open(async (request, response) => {
    request.on('data', (part) => read.push(String(part)))
    await once(request, 'end')
    response.end('taken')
  })
  expect(await (await answer).text()).toBe('taken')
  expect(read.join('')).toBe('asha@example.com')
})

test('when it does not open, whoever waits is told so', async () => {
  const { answer } = await send('asha@example.com')
  starting.close()
  const refused = await answer
  expect(refused.status).toBe(503)
  expect(await refused.json()).toEqual({ status: 'not ready', reason: 'the server is starting' })
})
