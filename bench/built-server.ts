import { spawn } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { allocatorSettings, root, serverArguments } from '../scripts/run.mjs'
import { removeTemporaryFolder } from '../tests/setup/temporary-folder.ts'

export type BuiltServer = { origin: string; pid: number; stop: () => Promise<void> }

/**
 * The production build on a free port, with data in `folder`, which goes when it stops. Pictures are taken from the project's own data
 * folder (`npm run pictures`) and left there when they are drawn: drawing them takes the browser's share, so no bench does it twice. Of this
 * environment the server gets nothing, as a real database could be named there. `checkout` is another copy of the project to compare
 * with, `settings` are the server's, `nodeOptions` stand before its own.
 */
export async function startBuiltServer(
  folder: string,
  {
    checkout = root,
    settings = {},
    nodeOptions = [],
  }: { checkout?: string; settings?: Record<string, string>; nodeOptions?: string[] } = {},
): Promise<BuiltServer> {
  const data = join(folder, 'data')
  const drawn = join(root, 'data/pictures')
  mkdirSync(drawn, { recursive: true })
  mkdirSync(data)
  symlinkSync(drawn, join(data, 'pictures'))
  const server = spawn(process.execPath, [...nodeOptions, ...serverArguments], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      BACKGROUND_PICTURES: 'off',
      DATA_DIR: data,
      ...allocatorSettings,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    server.stdout.on('data', (chunk: Buffer) => {
      const url = /ready at (\S+)/.exec(chunk.toString())?.[1]
      if (url) resolve(url)
    })
  })
  return {
    origin,
    pid: server.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      removeTemporaryFolder(folder, data)
    },
  }
}
