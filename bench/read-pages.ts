import { Agent, get } from 'node:http'

/** Asks for each of these pages once, over a few kept connections, and refuses any answer but a 200. Bodies are not unpacked. */
export async function readPages(origin: string, paths: Iterable<string>, connections = 4): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waiting = paths[Symbol.iterator]()
  const readOn = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next())
      await readPage(agent, origin + next.value)
  }
  try {
    await Promise.all(Array.from({ length: connections }, readOn))
  } finally {
    agent.destroy()
  }
}

function readPage(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume()
      answer.once('error', reject)
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      )
    })
    asked.once('error', reject)
  })
}
