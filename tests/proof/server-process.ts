import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { serverEnvironment } from '../setup/server-environment.ts'

export type ServerProcess = {
  url: string
  pid: number
  /** All that it has written so far. */
  output: () => string
  stop: () => Promise<void>
  kill: () => Promise<void>
  /** `await using`: a test that fails leaves no process behind. */
  [Symbol.asyncDispose]: () => Promise<void>
}

/** The real server as its own process, so that it can be killed for real; of another checkout, if so told. */
export async function startServerProcess(
  settings: Record<string, string>,
  nodeOptions: string[] | null = null,
  checkout = join(import.meta.dirname, '../..'),
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...(nodeOptions ?? []), 'server/index.ts'], {
    cwd: checkout,
    env: {
      ...serverEnvironment,
      LOG_LEVEL: 'silent',
      AUTH_SECRET: 'known to the processes of this test alone',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk
    process.stderr.write(chunk)
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      const found = /ready at (\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  const kill = () => end(child, 'SIGKILL')
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill,
    [Symbol.asyncDispose]: kill,
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
