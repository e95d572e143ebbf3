import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../fail.ts'
import { takeTurns } from './take-turns.ts'

/** The port closes at a quiet moment: after so many turns in which nobody came, each at most so long. It is waited for so long. In milliseconds. */
const quiet = { turns: 3, longestTurn: 2, longestWait: 500 }
/** How long connections that stand open may still bring a request after the port has closed, in milliseconds. */
const lastCall = 800
/** How long requests under way may take until they are cut. */
const drainTimeout = 10_000
/** Longer than proxies and clients keep an idle connection, so that they close it: a request may be on its way on one that we close. */
const keepAliveTimeout = 75_000

/**
 * How long the headers of a request may take to arrive, and the whole of it; then its connection ends. So does one on which nothing moves for so long: whoever asked does
 * not read the answer. In milliseconds.
 */
const patience = { headers: 15_000, request: 30_000, still: 60_000 }

export type OpenPort = {
  port: number
  /** Who answers from now on. */
  answerWith: (listener: RequestListener) => void
  /** Closes the port, answers what is under way and what kept-alive connections still send, then closes those. */
  drain: () => Promise<void>
}

/** Takes the port at once, before anything else is opened: a second server on it fails in its first moment. */
export async function openPort(
  { port, host, setting = 'PORT' }: { port: number; host: string; setting?: string },
  first: RequestListener,
  { headers, request, still } = patience,
): Promise<OpenPort> {
  let listener = first
  let draining = false
  const timeouts = {
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: headers / 15,
  }
  const begin = takeTurns((request, response) => {
    if (draining) response.setHeader('Connection', 'close')
    listener(request, response)
  })
  const server = createServer(timeouts, begin)
  server.keepAliveTimeout = keepAliveTimeout
  server.timeout = still
  await listen(server, { port, host, setting })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    answerWith(next) {
      listener = next
    },
    async drain() {
      if (draining) return
      draining = true
      await closeInOrder(server)
    },
  }
}

function listen(
  server: Server,
  { port, host, setting }: { port: number; host: string; setting: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `is already in use: stop the other program or set ${setting} to another number`
          : `can't be used (${error.code})`
      reject(new StartFailure(`Port ${port} ${reason}.`))
    })
    server.listen(port, host, resolve)
  })
}

async function closeInOrder(server: Server): Promise<void> {
  await untilQuiet(server)
  const closed = new Promise<void>((resolve) => {
    // http's own close() cuts idle connections at once, on which a request may be on its way.
    NetServer.prototype.close.call(server, () => resolve())
  })
  await Promise.race([closed, sleep(lastCall)])
  server.closeIdleConnections()
  await Promise.race([closed, sleep(drainTimeout)])
  server.closeAllConnections()
}

/**
 * Who has knocked and was not let in yet is cut off with the port: the system has taken the connection, perhaps with a whole request on it, which no
 * proxy may send a second time. One is let in at each turn of the loop.
 */
async function untilQuiet(server: Server): Promise<void> {
  let quietTurns = 0
  const noteVisitor = () => {
    quietTurns = -1
  }
  server.on('connection', noteVisitor)
  const deadline = performance.now() + quiet.longestWait
  while (quietTurns < quiet.turns && performance.now() < deadline) {
    const startedAt = performance.now()
    await nextTurn()
    quietTurns = performance.now() - startedAt > quiet.longestTurn ? 0 : quietTurns + 1
  }
  server.off('connection', noteVisitor)
}
