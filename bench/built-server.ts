import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root, serverArguments } from '../scripts/run.mjs'
import { removeTemporaryFolder } from '../tests/setup/temporary-folder.ts'

export type BuiltServer = { origin: string; pid: number; stop: () => Promise<void> }

/**
 * The production build on a free port, with data in `folder`, which goes when it stops. Pictures that stand in the
 * project's own data folder (`npm run pictures`) are used: drawing them meanwhile would take the browser's share. `checkout` is
 * another copy of the project to compare with, `settings` come on top of this environment, `nodeOptions` before the server's own.
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
  if (existsSync(drawn)) {
    mkdirSync(data)
    symlinkSync(drawn, join(data, 'pictures'))
  } else console.warn('Run npm run pictures first: drawing takes time from what is measured here.')
  const server = spawn(process.execPath, [...nodeOptions, ...serverArguments], {
    cwd: checkout,
    env: { ...process.env, PORT: '0', BACKGROUND_PICTURES: 'off', DATA_DIR: data, ...settings },
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
