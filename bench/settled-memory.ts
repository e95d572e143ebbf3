import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const collections = 3

/** The Node options and the reader for a process whose memory is to be read after it has cleaned up. */
export async function settledMemory() {
  const port = await freePort()
  return {
    nodeOptions: [`--inspect-port=127.0.0.1:${port}`, '--inspect-publish-uid=http'],
    /** Resident megabytes of the process, once its debugger has made it collect all garbage. */
    async read(pid: number): Promise<number> {
      // Node opens its debugger on this signal.
      process.kill(pid, 'SIGUSR1')
      const socket = new WebSocket(await debuggerAddress(port))
      await new Promise((resolve, reject) => {
        socket.onopen = resolve
        socket.onerror = reject
      })
      for (let id = 1; id <= collections; id++) {
        const answered = new Promise((resolve) => {
          socket.onmessage = resolve
        })
        socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
        await answered
        // Freed pages go back to the system a little later.
        await sleep(1000)
      }
      socket.close()
      return residentMegabytes(pid)
    },
  }
}

/** As it is, with all its garbage. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

async function debuggerAddress(port: number): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    try {
      const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
        webSocketDebuggerUrl: string
      }[]
      if (target) return target.webSocketDebuggerUrl
    } catch {}
    await sleep(100)
  }
  throw new Error('the debugger of the server does not answer')
}
