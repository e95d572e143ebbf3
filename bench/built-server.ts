import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, serverArguments } from '../scripts/run.mjs'
import { removeTemporaryFolder } from '../tests/setup/temporary-folder.ts'

export type BuiltServer = { origin: string; stop: () => Promise<void> }

/** The production build on a free port, with data in `folder`, which goes when it stops. */
export async function startBuiltServer(folder: string): Promise<BuiltServer> {
  const data = join(folder, 'data')
  const server = spawn(process.execPath, serverArguments, {
    cwd: root,
    env: { ...process.env, PORT: '0', BACKGROUND_PICTURES: 'off', DATA_DIR: data },
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
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      removeTemporaryFolder(folder, data)
    },
  }
}
