import { expect, test } from 'vitest'
import { createLog } from '../server/log.ts'
import { atEndOfFile } from './setup/at-end-of-file.ts'
import { openTestDatabase } from './setup/database.ts'
import { startBuiltApp } from './setup/start-built-app.ts'

const { url: DATABASE_URL } = await openTestDatabase()
const lines: { requestId?: string; path?: string; msg?: string; status?: number }[] = []
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) })
const app = await startBuiltApp({ DATABASE_URL, TRUST_PROXY: '1' }, { log })
atEndOfFile(app.stop)

const given = '4f1c2e0b9d8a47c6b1e5f0a3d2c49b87'
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(app.url + path, { headers, method, redirect: 'manual' })
const idOf = (response: Response) => response.headers.get('x-request-id') ?? ''
const ours = /^[0-9a-f]{32}$/

test('every answer has an id, and no two the same', async () => {
  const first = await ask('/newsletter')
  const answers = [
    first,
    await ask('/newsletter'),
    await ask('/newsletter', { 'if-none-match': first.headers.get('etag') ?? '' }),
    await ask('/newsletter', {}, 'HEAD'),
    await ask('/health'),
    await ask('/robots.txt'),
    await ask('/assets/none.js'),
    await ask('/api/trips/none/departures'),
    await ask('/auth/v1/user'),
    await ask('/Newsletter/'),
    await ask('/nothing/here'),
    await ask('/%zz'),
    await ask('/newsletter', {}, 'DELETE'),
  ]
  expect(answers.map(({ headers }) => headers.get('cache-status'))).toContain('kafila; hit')
  expect(answers.map(({ status }) => status)).toEqual(
    expect.arrayContaining([200, 301, 304, 400, 401, 404, 415]),
  )
  for (const answer of answers) expect(idOf(answer), answer.url).toMatch(ours)
  expect(new Set(answers.map(idOf)).size).toBe(answers.length)
})

test('the id of the proxy is kept if it is well formed, for pages in memory too', async () => {
  for (const path of ['/about', '/about', '/health', '/nothing/here']) {
    expect(idOf(await ask(path, { 'x-request-id': given }))).toBe(given)
    for (const bad of [
      'short',
      'x'.repeat(65),
      'two words',
      'a"b\\c{d}e',
      '<script>alert(1)</script>',
      'ends,here%0A',
    ])
      expect(idOf(await ask(path, { 'x-request-id': bad })), bad).toMatch(ours)
  }
})

test('whatever is logged of a request carries its id', async () => {
  const failed = await ask('/dev/error/loader', { 'x-request-id': given })
  expect(failed.status).toBe(500)
  const page = await ask('/about', { 'x-request-id': 'of-another-request' })
  expect(page.headers.get('cache-status')).toBe('kafila; hit')
  await expect
    .poll(() => lines.filter(({ requestId }) => requestId === 'of-another-request'), { timeout: 20_000 })
    .toHaveLength(1)
  const mine = lines.filter(({ requestId, path }) => requestId === given && path?.startsWith('/dev'))
  expect(mine).toEqual([
    expect.objectContaining({ msg: 'page failed' }),
    expect.objectContaining({ status: 500, path: '/dev/error/loader' }),
  ])
  expect(lines.filter(({ status, requestId }) => status !== undefined && !requestId)).toEqual([])
})
