import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentMegabytes } from '../../bench/settled-memory.ts'
import { allocatorSettings, serverArguments } from '../../scripts/run.mjs'
import { faultsOf, type Proof } from './proof.ts'
import { type ReadFigures, readDepartures } from './read-departures.ts'
import { startServerProcess } from './server-process.ts'

/** As `npm start` starts the server. */
const startOptions = serverArguments.filter((argument) => argument.startsWith('--'))

export type SlowClientsReport = {
  before: ReadFigures
  during: ReadFigures
  /** Seconds after which the server had let all of a kind go; more than anybody waited if it had not. */
  letGo: Record<SlowKind, number>
  /** Megabytes that the server took more meanwhile. */
  memory: number
}

export type SlowKind = keyof typeof kinds
/** What each sends. None of them sends more. */
const kinds = {
  nothing: '',
  'half of the headers': 'GET / HTTP/1.1\r\nHost: kafila\r\nX-Half: ',
  'half of a form':
    'POST /newsletter HTTP/1.1\r\nHost: kafila\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nemail=',
  // Answered with more than the network holds for who reads a byte a second.
  'whole requests': 'GET / HTTP/1.1\r\nHost: kafila\r\n\r\n'.repeat(6),
}

/** Many connect and send too little, or don't read what they asked for: others are served as before, and those are let go. */
async function slowClientsRound(
  databaseUrl: string,
  options: { clients: number; seconds: number; longestWait: number; sending?: SlowKind[] },
): Promise<SlowClientsReport> {
  const { clients, seconds, longestWait, sending = Object.keys(kinds) as SlowKind[] } = options
  await using server = await startServerProcess(
    { ...allocatorSettings, DATABASE_URL: databaseUrl },
    startOptions,
  )
  await (await fetch(server.url)).text()
  await readDepartures(server.url, seconds)
  const before = await readDepartures(server.url, seconds)
  const memoryBefore = residentMegabytes(server.pid)
  const startedAt = performance.now()
  const deadline = sleep(longestWait, undefined, { ref: false })
  const all = sending.map((kind) => ({
    kind,
    clients: Array.from({ length: clients }, () => openSlowClient(server.url, kind)),
  }))
  const letGo = {} as SlowClientsReport['letGo']
  const ending = all.map(async ({ kind, clients: ofKind }) => {
    if (kind === 'whole requests') await untilClosed(server.url, longestWait)
    else await Promise.race([Promise.all(ofKind.map(({ ended }) => ended)), deadline])
    letGo[kind] = (performance.now() - startedAt) / 1000
  })
  await Promise.all(all.flatMap(({ clients: ofKind }) => ofKind.map(({ begun }) => begun)))
  // Requests begin in their order: once this one is answered, those of the slow clients have been.
  await (await fetch(server.url)).text()
  const during = await readDepartures(server.url, seconds)
  const memory = residentMegabytes(server.pid) - memoryBefore
  await Promise.all(ending)
  for (const { close } of all.flatMap(({ clients: ofKind }) => ofKind)) close()
  await server.stop()
  return { before, during, letGo, memory }
}

function openSlowClient(url: string, kind: SlowKind) {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) })
  const readOnly = kind === 'whole requests' ? 1 : undefined
  const reading = setInterval(() => socket.read(readOnly), 1000)
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'error', 'close']) socket.once(event, () => resolve())
  })
  socket.write(kinds[kind])
  return {
    /** All is sent, and whoever gets an answer has its first bytes. */
    begun: new Promise<void>((resolve) => {
      socket.once(kind === 'whole requests' ? 'readable' : 'connect', () => resolve())
    }),
    ended,
    close() {
      clearInterval(reading)
      socket.destroy()
    },
  }
}

/** Who does not read does not hear of the end either, so the server's side of the connections is looked at. */
async function untilClosed(url: string, longestWait: number): Promise<void> {
  const deadline = Date.now() + longestWait
  while (countConnections(Number(new URL(url).port)) > 0 && Date.now() < deadline) await sleep(200)
}

const listening = '0A'

/** How many connections of visitors the process on that port holds, as Linux lists them; those that it has let go belong to nobody. */
function countConnections(port: number): number {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = ['tcp', 'tcp6'].flatMap((file) => readFileSync(`/proc/net/${file}`, 'utf8').split('\n'))
  return lines.filter((line) => {
    const [, local = '', , state, , , , , , owner] = line.trim().split(/\s+/)
    return local.endsWith(end) && state !== listening && owner !== '0'
  }).length
}

/** Seconds, with those of the server's looks at its connections. Who does not read is let go when nothing has moved between two looks, a minute apart. */
const longest: Record<SlowKind, number> = {
  nothing: 18,
  'half of the headers': 18,
  'half of a form': 33,
  'whole requests': 150,
}
const [clientsOfEach, slowestRead, mostMemory] = [200, 500, 150]

export const slowClients: Proof = {
  name: 'slow-clients',
  title: 'Slow readers and half-open connections',
  doing: `${clientsOfEach} of each kind send too little, or do not read`,
  async prove(ground) {
    const url = await ground.freshDatabase('slow_clients')
    const options = { clients: clientsOfEach, seconds: 10, longestWait: 170_000 }
    const { before, during, letGo, memory } = await slowClientsRound(url, options)
    const kindsToldOf = Object.entries(letGo) as [SlowKind, number][]
    return {
      text: `${clientsOfEach} connections each sent ${kindsToldOf.map(([kind]) => kind).join(', ')} and no more; those of the last read a byte a second. The server had let all go after ${kindsToldOf.map(([kind, seconds]) => `${seconds.toFixed(0)} s (at most ${longest[kind]})`).join(', ')}, and took ${memory.toFixed(0)} MB more meanwhile (at most ${mostMemory}).
Seats were read ${during.requests} times beside them: ${during.wrong} wrong answers, p50 ${during.p50} ms, p99 ${during.p99} ms (before: p50 ${before.p50} ms, p99 ${before.p99} ms; at most ${slowestRead} ms at p99).`,
      faults: faultsOf({
        'others got wrong answers': during.wrong === 0,
        'they filled the memory': memory <= mostMemory,
        'others were served slowly': during.p99 <= slowestRead,
        'somebody was not let go in time': kindsToldOf.every(([kind, seconds]) => seconds <= longest[kind]),
      }),
    }
  },
}
