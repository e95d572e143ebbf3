import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { asc } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { releaseFiles } from '../../database/schema/releases.ts'
import { removeOld } from '../../server/releases/release-file-store.ts'
import { createReleaseFiles } from '../../server/releases/release-files.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'
import { atEndOfFile } from '../setup/at-end-of-file.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'

const day = 24 * 3600_000
const script = 'export const release = "another"'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const get = (name: string, encoding = 'br') =>
  fetch(`${app.url}/assets/${name}`, { headers: { 'accept-encoding': encoding } })
const namesKept = async () => {
  const { name } = releaseFiles
  const rows = await app.database.db.select({ name }).from(releaseFiles).orderBy(asc(name))
  return rows.map((row) => row.name)
}

/** A process of another release, which has these files, notes them as its own. */
async function startOther(names: string[]): Promise<void> {
  const clientFolder = makeTemporaryFolder()
  atEndOfFile(async () => removeTemporaryFolder(clientFolder))
  mkdirSync(join(clientFolder, 'assets'))
  for (const name of names) {
    writeFileSync(join(clientFolder, 'assets', name), script)
    if (name.endsWith('.js'))
      writeFileSync(join(clientFolder, 'assets', `${name}.br`), brotliCompressSync(script))
  }
  await createReleaseFiles({ clientFolder, db: app.database.db, clock: app.clock })?.keepOwn()
}

test('a file of another release is given out by a process that never had it, as soon as that release runs', async () => {
  const missing = await get('other-1234567.js')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBe('no-store')
  await startOther(['other-1234567.js', 'other-1234567.woff2'])
  for (const encoding of ['br', 'gzip', 'identity']) {
    const found = await get('other-1234567.js', encoding)
    expect(found.status).toBe(200)
    expect(found.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null)
    expect(found.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(found.headers.get('cache-control')).toContain('immutable')
    expect(await found.text()).toBe(script)
  }
  expect(await (await get('other-1234567.woff2')).text()).toBe(script)
  for (const name of ['..%2fauth-secret', 'other-1234567.js/x', 'other', "o'--.js"])
    expect((await get(name)).status, name).toBe(404)
})

test('while the database is away, a file that may be there is not said to be missing', async () => {
  await app.database.whileAway(async () => expect((await get('unseen-1234567.js')).status).toBe(503))
})

test('what no release has served for 60 days is removed; what still runs stays', async () => {
  const own = (await namesKept()).filter((name) => !name.startsWith('other-'))
  expect(own.length).toBeGreaterThan(100)
  const start = app.clock.now().getTime()
  await startOther(['other-2345678.js'])
  app.clock.set(new Date(start + 59 * day))
  await app.runDueJobs()
  expect(await namesKept()).toContain('other-2345678.js')
  app.clock.set(new Date(start + 61 * day))
  await app.runDueJobs()
  expect(await namesKept()).toEqual(own)
})

test('of too many bytes the oldest go', async () => {
  const own = await namesKept()
  app.clock.set(new Date(app.clock.now().getTime() + day))
  await startOther(['newest-1234567.js'])
  const before = new Date(0)
  await removeOld(app.database.db, { before, mostBytes: brotliCompressSync(script).length })
  expect(await namesKept()).toEqual(['newest-1234567.js'])
  expect((await get(own.at(-1) ?? '')).status).toBe(200)
})
