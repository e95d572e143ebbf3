import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemHomeOf } from '../../database/embedded-home.ts'
import { openTestDatabase } from '../setup/database.ts'
import { serverEnvironment } from '../setup/server-environment.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')
// Whole servers start here, beside everything else that a busy machine does.
vi.setConfig({ testTimeout: 40_000 })
let folder: string
/** A database takes seconds to create: those who only stop one find it there, as after a start that was broken off. */
const shared = makeTemporaryFolder()
afterAll(() => removeTemporaryFolder(shared))
const children: ChildProcess[] = []

beforeEach(() => {
  folder = makeTemporaryFolder()
})
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => end(child, 'SIGKILL')))
  removeTemporaryFolder(folder, join(folder, 'closed home/data'))
})

/** Starts the server, or `npm start`, with nothing but the given settings. */
function start(settings: Record<string, string>, command = [process.execPath, 'server/index.ts']) {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: root,
    env: { ...serverEnvironment, ...settings },
  })
  children.push(child)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /ready at (\S+)/.exec(output)?.[1]
      if (url) resolve(url)
    })
    child.once('exit', () => reject(new Error(output)))
  })
  ready.catch(() => {})
  return {
    child,
    ready,
    ended: new Promise<number | null>((resolve) => child.once('close', resolve)),
    output: () => output,
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return ended
}

test.each([
  [
    'a malformed database address',
    { DATABASE_URL: 'postgres//x' },
    /^Settings: DATABASE_URL must be an address such as postgres:\/\/\S+\.\n$/,
  ],
  ['a port that is no number', { PORT: 'abc' }, /^Settings: PORT must be a number\.\n$/],
  [
    'a database that is down',
    { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/kafila' },
    /^The database kafila at 127\.0\.0\.1:1 can't be used \(ECONNREFUSED\): start it or correct DATABASE_URL\.\n$/,
  ],
])('%s ends in one clear sentence', async (_name, settings, sentence) => {
  const { ended, output } = start({ DATA_DIR: join(folder, 'data'), ...settings })
  expect(await ended).toBe(1)
  expect(output()).toMatch(sentence)
  expect(output()).not.toContain('secret')
})

test('a port in use ends in one clear sentence, before any database is started', async () => {
  const other = createServer()
  const port = await listenAnywhere(other)
  const { ended, output } = start({ PORT: String(port), DATA_DIR: join(folder, 'data') })
  expect(await ended).toBe(1)
  expect(output()).toBe(
    `Port ${port} is already in use: stop the other program or set PORT to another number.\n`,
  )
  expect(existsSync(join(folder, 'data'))).toBe(false)
  other.close()
})

test.each([
  ['its own database', ''],
  ['a database elsewhere', 'postgres://a:secret@127.0.0.1:1/kafila'],
])('with %s, a data folder that can’t be used ends in one clear sentence', async (_name, address) => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { ended, output } = start({ DATA_DIR: join(file, 'data'), DATABASE_URL: address })
  expect(await ended).toBe(1)
  expect(output()).toMatch(
    /^The data folder .+ can't be used \(ENOTDIR\): make it writable or set DATA_DIR to another folder\.\n$/,
  )
})

test('a wrong password and a missing database are each named in one clear sentence', async () => {
  const { url } = await openTestDatabase()
  const { host } = new URL(url)
  const attempt = async (change: (address: URL) => void) => {
    const address = new URL(url)
    change(address)
    const { ended, output } = start({ DATA_DIR: join(folder, 'data'), DATABASE_URL: address.href })
    expect(await ended).toBe(1)
    return output()
  }
  expect(await attempt((address) => (address.password = 'secret'))).toBe(
    `The database server at ${host} refuses the user or the password: correct DATABASE_URL.\n`,
  )
  expect(await attempt((address) => (address.pathname = '/nowhere'))).toBe(
    `There is no database nowhere at ${host}: create it or correct DATABASE_URL.\n`,
  )
})

test('the process says that it lives while it still waits for its database', async () => {
  const silent = createServer()
  const waiting = new Promise<Socket>((resolve) => silent.once('connection', resolve))
  const port = await listenAnywhere(silent)
  const spare = createServer()
  const ownPort = await listenAnywhere(spare)
  await new Promise((resolve) => spare.close(resolve))
  const { child } = start({
    PORT: String(ownPort),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/kafila`,
  })
  const socket = await waiting
  const health = await fetch(`http://127.0.0.1:${ownPort}/health`)
  expect(health.status).toBe(200)
  expect(await health.json()).toEqual({ status: 'ok', release: expect.stringMatching(/^\w+$/) })
  expect((await fetch(`http://127.0.0.1:${ownPort}/ready`)).status).toBe(503)
  expect((await fetch(`http://127.0.0.1:${ownPort}/`)).status).toBe(503)
  await end(child, 'SIGKILL')
  socket.destroy()
  silent.close()
})

function listenAnywhere(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s in the middle of a start leaves nothing behind',
  async (signal) => {
    const data = join(shared, 'data')
    const { child, ended, output } = start({ DATA_DIR: data })
    await expect.poll(() => postmastersBelow(data), { timeout: 20_000, interval: 10 }).toHaveLength(1)
    expect(output()).toBe('')
    child.kill(signal)
    expect(await ended).toBe(0)
    expect(output()).toBe('')
    expect(postmastersBelow(data)).toEqual([])
  },
)

test('the embedded database works from a folder with a space that others can’t enter, and stops with the server', async () => {
  const closed = join(folder, 'closed home')
  mkdirSync(closed)
  chmodSync(closed, 0o700)
  const data = join(closed, 'data')
  const { child, ready } = start({ DATA_DIR: data })
  const url = await ready
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  // Root's PostgreSQL stands elsewhere, as its user can't enter this folder.
  const home = process.getuid?.() === 0 ? systemHomeOf(data) : data
  expect(postmastersBelow(home)).toHaveLength(1)
  expect(await end(child, 'SIGINT')).toBe(0)
  expect(postmastersBelow(home)).toEqual([])
})

test('SIGTERM to npm alone ends the server and its database', async () => {
  const data = join(shared, 'data')
  const { child, ready } = start({ DATA_DIR: data }, ['npm', 'start'])
  const url = await ready
  // A process that PostgreSQL forks has its parent's name for a moment.
  await expect.poll(() => postmastersBelow(data), { timeout: 20_000 }).toHaveLength(1)
  child.kill('SIGTERM')
  await expect.poll(() => postmastersBelow(data), { timeout: 20_000 }).toEqual([])
  await expect(fetch(url)).rejects.toThrow()
})

/** Process ids of the PostgreSQL servers whose cluster stands below the folder. */
function postmastersBelow(folder: string): string[] {
  const { stdout } = spawnSync('pgrep', ['-af', 'bin/postgres -D'], { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.includes(`-D ${folder}/`))
}

test('two servers on one database migrate without meeting, and facts of years ago are named', async () => {
  const { url, pool } = await openTestDatabase()
  await pool.query('drop schema public cascade; drop schema if exists drizzle cascade; create schema public')
  const moments = ['2026-11-17T06:00:00Z', '2030-01-01T06:00:00Z']
  const servers = moments.map((TEST_CLOCK) => start({ DATABASE_URL: url, TEST_CLOCK }))
  await Promise.all(servers.map(({ ready }) => ready))
  const { rows } = await pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')
  const { entries } = JSON.parse(readFileSync(join(root, 'database/migrations/meta/_journal.json'), 'utf8'))
  expect(rows[0].n).toBe(entries.length)
  const warning = /the facts of \d+ trips have sources more than a year old.* lw6\b/g
  expect(servers.map(({ output }) => output().match(warning)?.length ?? 0)).toEqual([0, 1])
})
