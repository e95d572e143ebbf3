import { channel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenPort, openPort } from './open-port.ts'

let port: OpenPort

beforeAll(async () => {
  port = await openPort(
    { port: 0, host: '127.0.0.1' },
    (request, response) => {
      request.resume()
      request.on('end', () => response.end('read'))
    },
    { headers: 300, request: 900, still: 2_000 },
  )
})

afterAll(() => port.drain())

/** What comes back to whoever sends this and then nothing more, until the connection ends. */
async function sendAndWait(text: string): Promise<string> {
  const socket = connect(port.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  socket.write(text)
  await once(socket, 'close')
  return answer
}

test.each([
  ['nothing at all', ''],
  ['half of its headers', 'GET / HTTP/1.1\r\nHost: kafila\r\nX-Half: '],
  ['half of its body', 'POST / HTTP/1.1\r\nHost: kafila\r\nContent-Length: 10\r\n\r\nhalf'],
])('who sends %s is not waited for', async (_, text) => {
  const answer = await sendAndWait(text)
  if (answer) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('who sends a whole request is answered', async () => {
  expect(await sendAndWait('GET / HTTP/1.1\r\nHost: kafila\r\nConnection: close\r\n\r\n')).toMatch(/read$/)
})

test('a server waits 15 s for headers and 30 s for a request', async () => {
  const usual = await openPort({ port: 0, host: '127.0.0.1' }, (_, response) => response.end())
  const found = Promise.withResolvers<Server>()
  const requests = channel('http.server.request.start')
  const see = (message: unknown) => found.resolve((message as { server: Server }).server)
  requests.subscribe(see)
  await fetch(`http://127.0.0.1:${usual.port}`)
  requests.unsubscribe(see)
  const { headersTimeout, requestTimeout } = await found.promise
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 15_000, requestTimeout: 30_000 })
  await usual.drain()
})

test('who does not read the answer gets no other, and is not waited for', async () => {
  const closed = Promise.withResolvers<void>()
  let begun = 0
  const patience = { headers: 15_000, request: 30_000, still: 200 }
  const own = await openPort(
    { port: 0, host: '127.0.0.1' },
    (_, response) => {
      begun++
      response.once('close', closed.resolve)
      // More than the network holds.
      response.end(Buffer.alloc(32 * 1024 * 1024))
    },
    patience,
  )
  const socket = connect(own.port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: kafila\r\n\r\n'.repeat(3))
  await closed.promise
  expect(begun).toBe(1)
  socket.destroy()
  await own.drain()
})

test('who stands at the door when it closes is still let in', async () => {
  const closing = await openPort({ port: 0, host: '127.0.0.1' }, (_, response) => response.end('read'))
  const answers = Array.from({ length: 20 }, async () => {
    const socket = connect(closing.port, '127.0.0.1')
    let answer = ''
    socket.on('data', (part) => {
      answer += part
    })
    socket.write('GET / HTTP/1.1\r\nHost: kafila\r\nConnection: close\r\n\r\n')
    await once(socket, 'close')
    return answer.slice(-4)
  })
  const drained = closing.drain()
  expect(await Promise.all(answers)).toEqual(Array(20).fill('read'))
  await drained
})
