import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../../server/clock.ts'
import { readEnv } from '../../server/env.ts'
import { createLog } from '../../server/log.ts'
import { openPhonePe } from '../../server/phonepe/open-phonepe.ts'
import type { OrderStatus, PayAnswer } from '../../server/phonepe/phonepe.ts'
import { readWebhook } from '../../server/phonepe/read-webhook.ts'
import type { PhonePeQuestion } from '../setup/phonepe-process.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'
import { newOrder } from './phonepe-client.ts'

const root = join(import.meta.dirname, '../..')
// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
const patience = { timeout: 20_000, interval: 50 }
const started: ChildProcess[] = []
let dataDir = ''
beforeEach(() => {
  dataDir = makeTemporaryFolder()
})
afterEach(async () => {
  for (const child of started.splice(0)) await end(child, 'SIGKILL')
  await vi.waitFor(async () => expect(await answers()).toBe(false), patience)
  removeTemporaryFolder(dataDir)
})

async function startServer(siteUrl = 'http://localhost:3000'): Promise<ChildProcess> {
  const child = fork(join(root, 'tests/setup/phonepe-process.ts'), [dataDir, siteUrl])
  started.push(child)
  await once(child, 'message')
  return child
}

async function ask<Answer>(child: ChildProcess, question: PhonePeQuestion): Promise<Answer> {
  const answer = once(child, 'message')
  child.send(question)
  return (await answer)[0] as Answer
}
const pay = (child: ChildProcess, order = newOrder()) => ask<PayAnswer>(child, { pay: order })
const status = (child: ChildProcess, id: string) => ask<OrderStatus>(child, { status: id })

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

function address(): { port: number; pid: number } | null {
  const file = join(dataDir, 'phonepe/address.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Whether the stand-in runs: by its port, as a process without a parent may be listed after its end. */
async function answers(): Promise<boolean> {
  const port = address()?.port
  if (!port) return false
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )
}

const originOf = (answer: PayAnswer) => (answer.ok ? new URL(answer.redirectUrl).origin : answer.reason)

test('two servers that need it at once share one; it outlives the first and not the last, killed as they are', async () => {
  const [one, two] = await Promise.all([startServer(), startServer()])
  const order = newOrder()
  const [first, second] = await Promise.all([pay(one, order), pay(two)])
  expect(first).toMatchObject({ ok: true })
  expect(originOf(second)).toBe(originOf(first))
  expect(await status(two, order.merchantOrderId)).toMatchObject({ ok: true, state: 'PENDING' })

  await end(one, 'SIGKILL')
  expect(await status(two, order.merchantOrderId)).toMatchObject({ ok: true, state: 'PENDING' })
  expect(originOf(await pay(two))).toBe(originOf(first))

  await end(two, 'SIGKILL')
  await vi.waitFor(async () => expect(await answers()).toBe(false), patience)

  // The next server finds all orders, and their pages where they were.
  const three = await startServer()
  expect(await status(three, order.merchantOrderId)).toMatchObject({ ok: true, state: 'PENDING' })
  expect(originOf(await pay(three))).toBe(originOf(first))
  await end(three, 'SIGTERM')
  expect(await answers()).toBe(false)
})

test('one that is killed is started again by the next call, and has forgotten nothing', async () => {
  const server = await startServer()
  const order = newOrder()
  await pay(server, order)
  process.kill(address()?.pid ?? 0, 'SIGKILL')
  await vi.waitFor(
    async () =>
      expect(await status(server, order.merchantOrderId)).toMatchObject({ ok: true, state: 'PENDING' }),
    patience,
  )
})

test('its webhooks go to the server that uses it, with the credentials of that server', async () => {
  const arrived = Promise.withResolvers<{
    authorization: string | undefined
    body: string
    path: string | undefined
  }>()
  const site = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    arrived.resolve({ authorization: request.headers.authorization, body, path: request.url })
    response.end()
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const server = await startServer(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
  const order = newOrder()
  const answer = await pay(server, order)
  if (!answer.ok) throw new Error(answer.reason)
  await fetch(answer.redirectUrl, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
    headers: { origin: originOf(answer) },
    redirect: 'manual',
  })
  const { authorization, body, path } = await arrived.promise
  const { webhookUsername: username, webhookPassword: password } = JSON.parse(
    readFileSync(join(dataDir, 'phonepe/account.json'), 'utf8'),
  )
  expect(path).toBe('/webhooks/phonepe')
  expect(readWebhook({ credentials: { username, password }, authorization, body })).toMatchObject({
    ok: true,
    webhook: { event: 'checkout.order.completed', merchantOrderId: order.merchantOrderId },
  })
  site.close()
  site.closeAllConnections()
})

test('a server with which nobody pays starts none', async () => {
  const read = readEnv({ DATA_DIR: dataDir })
  if (!read.ok) throw new Error()
  const { close, webhookCredentials } = openPhonePe({
    env: read.env,
    root,
    clock: systemClock,
    log: createLog('silent'),
  })
  expect(webhookCredentials).not.toBeNull()
  await close()
  expect(readdirSync(join(dataDir, 'phonepe'))).toEqual(['account.json'])
})

test('in production without credentials nobody can pay, and nothing is started', async () => {
  const read = readEnv({
    DATA_DIR: dataDir,
    APP_ENV: 'production',
    SITE_URL: 'https://kafila.example',
    AUTH_SECRET: 'a secret of thirty-two bytes or more',
  })
  if (!read.ok) throw new Error(read.problems.join())
  const { phonepe, webhookCredentials } = openPhonePe({
    env: read.env,
    root,
    clock: systemClock,
    log: createLog('silent'),
  })
  expect(await phonepe.pay(newOrder())).toEqual({
    ok: false,
    reason: 'refused',
    message: 'PhonePe is not set up',
  })
  expect(await phonepe.orderStatus('x')).toEqual({ ok: false, reason: 'unknown' })
  expect(webhookCredentials).toBeNull()
  expect(readdirSync(dataDir)).toEqual([])
})
