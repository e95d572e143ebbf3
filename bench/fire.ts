import { connect } from 'node:net'

/**
 * Asks for one address again and again over a few kept-alive connections, and refuses any answer that isn't a 200 as
 * long as the first. Bodies are counted, never decoded, so that the asking costs the same whatever the bytes.
 */
export async function fire(url: string, amount: number, connections = 16): Promise<void> {
  const { hostname, port, host, pathname } = new URL(url)
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`)
  let asked = 0
  let expected = 0

  function oneConnection(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      let received = 0
      const ask = () => {
        if (asked >= amount) {
          resolve()
          return socket.end()
        }
        asked++
        received = 0
        socket.write(request)
      }
      socket.on('connect', ask)
      socket.on('data', (chunk) => {
        if (received === 0 && chunk.toString('latin1', 0, 15) !== 'HTTP/1.1 200 OK')
          return reject(new Error(`${url}: ${chunk.toString('latin1', 0, 200)}`))
        if (expected === 0) expected = lengthOf(chunk)
        received += chunk.length
        if (received > expected) return reject(new Error(`${url}: answers differ in length`))
        if (received === expected) ask()
      })
      socket.on('error', reject)
      socket.on('close', () => reject(new Error(`${url}: the connection was closed`)))
    })
  }
  await Promise.all(Array.from({ length: connections }, oneConnection))
}

/** Head and body together, as the first chunk's head tells. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.toString('latin1')
  const end = head.indexOf('\r\n\r\n')
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (end < 0 || !length) throw new Error('an answer without its length')
  return end + 4 + Number(length)
}
