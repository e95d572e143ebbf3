import { expect, test } from 'vitest'
import { type HealthDeps, healthRoutes } from './health.ts'

const megabyte = 1024 * 1024

/** What /ready says of a process in that state. */
async function askReady(change: Partial<HealthDeps>) {
  const routes = healthRoutes({
    release: 'r1',
    edition: () => 'e1',
    pingDatabase: async () => {},
    freeBytes: async () => 100 * megabyte,
    ...change,
  })
  const response = await routes.request('/ready')
  return { status: response.status, body: await response.json() }
}

test('a process with a database and room on its disk is ready', async () => {
  expect(await askReady({})).toEqual({ status: 200, body: { status: 'ready', edition: 'e1' } })
})

test('a full disk is told, with what is left of it', async () => {
  expect(await askReady({ freeBytes: async () => 12 * megabyte })).toEqual({
    status: 503,
    body: { status: 'not ready', reason: 'the disk of DATA_DIR is full: 12 MB are free' },
  })
})

test('a database that does not answer is told', async () => {
  const { status, body } = await askReady({ pingDatabase: () => Promise.reject(new Error('away')) })
  expect(status).toBe(503)
  expect(body).toEqual({ status: 'not ready', reason: 'the database does not answer' })
})
