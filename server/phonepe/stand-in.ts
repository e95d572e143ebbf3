import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** PhonePe's stand-in (sandbox/phonepe) as a process that all servers with the same folder share. It ends when the last of them has gone. */
export type StandIn = {
  /** Its address; it is started if it does not run. */
  url: () => Promise<string>
  /** Resolves when this server holds nothing of it any more. */
  close: () => Promise<void>
}

type Attached = { url: string; id: string; stream: IncomingMessage }

const startWithin = 20_000
const answerWithin = 2000
const lookEvery = 50

export function createStandIn(deps: { program: string; folder: string; webhookUrl: string }): StandIn {
  const { program, folder, webhookUrl } = deps
  let attached: Promise<Attached> | null = null
  let closed = false

  async function open(): Promise<Attached> {
    let started: Program | null = null
    try {
      for (let waited = 0; waited < startWithin && !closed; waited += lookEvery) {
        const running = await attach(folder, webhookUrl)
        if (running) return running
        if (started?.state() === 'failed') break
        // One that ended in order had found another, which may have gone meanwhile.
        if (started?.state() !== 'running') started = startProgram(program, folder)
        await sleep(lookEvery)
      }
      throw new Error(`the stand-in for PhonePe did not start: see ${logOf(folder)}`)
    } finally {
      // Attached it stays; one that is not needed ends.
      started?.letGo()
    }
  }

  /** Forgets it as soon as it is lost, so that the next call opens another. */
  function follow(opening: Promise<Attached>): Promise<Attached> {
    const forget = () => {
      if (attached === opening) attached = null
    }
    opening.then(({ stream }) => stream.once('close', forget), forget)
    return opening
  }

  return {
    async url() {
      if (closed) throw new Error('the stand-in for PhonePe is closed')
      attached ??= follow(open())
      return (await attached).url
    },
    async close() {
      closed = true
      const one = await attached?.catch(() => null)
      if (!one || one.stream.closed) return
      const gone = new Promise((resolve) => one.stream.once('close', resolve))
      // The last one to leave gets no answer: the stand-in is gone before it could give one.
      void post(`${one.url}/servers/detach`, { id: one.id }).catch(() => {})
      await Promise.race([gone, sleep(answerWithin, undefined, { ref: false })])
      one.stream.destroy()
    },
  }
}

type Program = {
  state: () => 'running' | 'ended' | 'failed'
  /** Until then it waits for this process. */
  letGo: () => void
}

/** In a session of its own, so that Ctrl-C reaches the servers alone. */
function startProgram(program: string, folder: string): Program {
  const log = openSync(logOf(folder), 'a')
  const child = spawn(process.execPath, [program, '--shared', '--folder', folder], {
    detached: true,
    stdio: ['pipe', log, log],
  })
  closeSync(log)
  let state: 'running' | 'ended' | 'failed' = 'running'
  child.once('error', () => {
    state = 'failed'
  })
  child.once('exit', (code) => {
    state = code === 0 ? 'ended' : 'failed'
  })
  child.stdin?.on('error', () => {})
  child.unref()
  return { state: () => state, letGo: () => child.stdin?.destroy() }
}

/** Null when nobody, or somebody else, answers where the folder says. */
async function attach(folder: string, webhookUrl: string): Promise<Attached | null> {
  try {
    const address: unknown = JSON.parse(readFileSync(join(folder, 'address.json'), 'utf8'))
    const { port, instance } = address as { port: number; instance: string }
    const url = `http://127.0.0.1:${port}`
    const { stream, line } = await post(`${url}/servers/attach`, { instance, webhookUrl })
    return { url, id: (JSON.parse(line) as { id: string }).id, stream }
  } catch {
    return null
  }
}

/** Resolves with the first line of the answer, which stays open. Not by fetch, which ends a stream that is silent for five minutes. */
function post(url: string, body: unknown): Promise<{ stream: IncomingMessage; line: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const asked = request(url, { method: 'POST', agent: false, headers })
    const late = setTimeout(() => asked.destroy(new Error('no answer in time')), answerWithin)
    asked.once('close', () => {
      clearTimeout(late)
      reject(new Error('the connection was closed'))
    })
    asked.once('error', reject)
    asked.once('response', (stream) => {
      if (stream.statusCode !== 200) return void asked.destroy()
      let text = ''
      stream.setEncoding('utf8')
      stream.on('error', () => {})
      stream.on('data', (chunk: string) => {
        text += chunk
        const end = text.indexOf('\n')
        if (end < 0) return
        clearTimeout(late)
        // It does not keep a process alive that has nothing else to do.
        stream.socket.unref()
        resolve({ stream, line: text.slice(0, end) })
      })
    })
    asked.end(JSON.stringify(body))
  })
}

function logOf(folder: string): string {
  return join(folder, 'stand-in.log')
}
