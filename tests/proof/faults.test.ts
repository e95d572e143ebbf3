import { fork } from 'node:child_process'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '../../server/log.ts'
import { pictureRoutes } from '../../server/pictures/endpoints.ts'
import { readManifest } from '../../server/pictures/manifest.ts'
import { pictureAddress } from '../../server/pictures/picture-address.ts'
import { createPictureWorkerPool } from '../../server/pictures/picture-worker-pool.ts'
import { openTestDatabase } from '../setup/database.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'
import { startCuttableProxy } from './cuttable-proxy.ts'

const root = join(import.meta.dirname, '../..')

test('a stop does not wait for a database that is silent', async () => {
  const address = new URL((await openTestDatabase()).url)
  const wire = await startCuttableProxy({ host: address.hostname, port: Number(address.port) })
  address.port = String(wire.port)
  const patience = { connection: 4_000, lock: 1_000, statement: 1_000, idleTransaction: 1_000, answer: 1_500 }
  const app = await startBuiltApp({ DATABASE_URL: address.href }, { log: createLog('silent'), patience })
  // Work over whole tables, which waits for minutes, is done.
  await app.runDueJobs()
  const seats = `${app.url}/api/trips/lw6/departures`
  // One connection for both: a new one could come after the port is closed.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = get(seats, { agent }, (answer) => {
        answer.resume().once('end', () => setImmediate(resolve, answer.statusCode))
      })
      asked.once('error', reject)
    })
  expect(await ask()).toBe(200)
  wire.silence()
  const [status] = await Promise.all([ask(), app.stop()])
  expect(status).toBe(503)
  wire.close()
}, 60_000)

test('a worker that hangs is ended, and whoever waits for its picture is told', async () => {
  const manifest = readManifest(join(root, '.generated/pictures.json'))
  const folder = makeTemporaryFolder()
  const ended = Promise.withResolvers<NodeJS.Signals | null>()
  const workers = createPictureWorkerPool({
    folder,
    fileTimeout: 200,
    startWorker() {
      const worker = fork(join(root, 'artwork/worker.ts'), { execArgv: [] })
      worker.once('exit', (_, signal) => ended.resolve(signal))
      worker.kill('SIGSTOP')
      return worker
    },
  })
  const [picture] = manifest.pictures
  if (!picture) throw new Error('there is no picture')
  const routes = pictureRoutes({ manifest, folder, workers })
  const answer = await routes.request(pictureAddress({ picture, width: 400, type: 'avif' }))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await ended.promise).toBe('SIGKILL')
  workers.close()
  removeTemporaryFolder(folder)
})
