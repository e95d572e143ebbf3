import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { filesOfPage } from '../../domain/offline/kept-on-device.ts'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }
export type ReadReport = { requests: number; failed: string[] }

/** Milliseconds between two requests of one reader: on a machine that only waits for itself nothing is seen. */
const pause = 10

/** Readers on connections that stay open, who go through pages and files until they are told to stop. Whatever is not 200 is a failure. */
export function startReaders(url: string, howMany: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: howMany })
  const report: ReadReport = { requests: 0, failed: [] }
  const loops: Promise<void>[] = []
  let reading = true

  async function read(path: string): Promise<string> {
    report.requests++
    const answer = await ask(url + path, agent).catch((error: Error) => error.message)
    if (typeof answer === 'string') report.failed.push(`${path}: ${answer}`)
    else if (answer.status !== 200) report.failed.push(`${path}: ${answer.status}`)
    return typeof answer === 'string' ? '' : answer.body
  }

  async function loop(act: (turn: number) => Promise<unknown>): Promise<void> {
    for (let turn = 0; reading; turn++) {
      await act(turn)
      await sleep(pause)
    }
  }

  return {
    /** One address after the other of a list that may grow. */
    readEach(listPaths: () => string[]): void {
      loops.push(loop((turn) => read(listPaths().at(turn % listPaths().length) ?? '/')))
    },
    /** As browsers do: a page, then every file that it names. */
    readWithFiles(paths: string[]): void {
      loops.push(
        loop(async (turn) => {
          const html = await read(paths[turn % paths.length] ?? '/')
          for (const file of filesOfPage(html)) await read(file)
        }),
      )
    },
    async stop(): Promise<ReadReport> {
      reading = false
      await Promise.all(loops)
      agent.destroy()
      return report
    },
  }
}

export function ask(url: string, agent?: Agent, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent, headers, timeout: 60_000 }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (body += chunk))
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
      answer.once('error', reject)
    })
    asked.once('timeout', () => asked.destroy(new Error('no answer within a minute')))
    asked.once('error', reject)
  })
}
