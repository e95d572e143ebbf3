import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type BareHono = { url: string; pid: number; stop: () => Promise<void> }

/** A process with one Hono route and nothing else; `route` is its code, such as `app.get('/', (c) => c.text('x'))`. */
export async function startBareHono(folder: string, route: string): Promise<BareHono> {
  const file = join(folder, 'bare.mjs')
  writeFileSync(
    file,
    `import { createServer } from ${JSON.stringify('node:http')}
     import { getRequestListener } from ${JSON.stringify(import.meta.resolve('@hono/node-server'))}
     import { Hono } from ${JSON.stringify(import.meta.resolve('hono'))}
     const app = new Hono()
     ${route}
     const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1', () => console.log('port', server.address().port))`,
  )
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /port (\d+)/.exec(chunk.toString())?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the bare route ended with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
