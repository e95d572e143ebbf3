import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSmsSandbox } from '../sandbox/sms/start-sms-sandbox.ts'
import { raisedLimits } from '../tests/proof/raised-limits.ts'
import { postJson } from '../tests/setup/post-json.ts'
import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { startBareHono } from './bare-hono.ts'
import { startBuiltServer } from './built-server.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { bars } from './figures/bars.ts'
import { type Bench, type Figure, figure } from './figures/figure.ts'
import { given, progress, quick, runAlone } from './figures/run-alone.ts'
import { median, percentile } from './figures/statistics.ts'
import { settledMemory } from './settled-memory.ts'

/**
 * Fifty logins a second, as they come and not as they are answered: how long each call and a whole login take, and what
 * a call costs against a bare Hono route that is asked as often at the same time. Then many numbers that nobody owns
 * are tried: how much memory that leaves behind.
 *   node scripts/node24.mjs bench/login.ts [--quick] [seconds] [numbers]
 */

const seconds = Number(given[0] ?? (quick ? 5 : 60))
const numbers = Number(given[1] ?? (quick ? 2_000 : 100_000))
const perSecond = 50
const warmUpSeconds = quick ? 3 : 10
/** How many numbers are tried at once. */
const tryers = 16

const folder = makeTemporaryFolder()
const sms = await startSmsSandbox()
const memory = await settledMemory()
const server = await startBuiltServer(folder, {
  nodeOptions: memory.nodeOptions,
  settings: {
    APP_ENV: 'production',
    SITE_URL: 'https://kafila.example',
    AUTH_SECRET: 'known to this measurement alone, as it must be',
    LIMITS: raisedLimits,
    LOG_LEVEL: 'warn',
    ...sms.settings('msg91'),
  },
})
const bare = await startBareHono(
  folder,
  `app.post('/', async (c) => c.json({ phone: (await c.req.json()).phone }))`,
)
const agent = new Agent({ keepAlive: true })
const at = `${server.origin}/auth/v1`
let count = 0

/** Milliseconds of each call and each login, and what was answered to those that failed. */
type Times = { otp: number[]; verify: number[]; login: number[]; failed: string[] }

/** `due` is when it should have begun: a late start counts as waiting. */
async function logIn(due: number, times: Times): Promise<void> {
  const phone = `91${7_000_000_000 + count++}`
  const call = async (name: 'otp' | 'verify', body: object) => {
    const startedAt = performance.now()
    const answer = await postJson(`${at}/${name}`, body, { agent })
    times[name].push(performance.now() - startedAt)
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  }
  const bareAsked = [1, 2].map(() => postJson(bare.url, { phone }, { agent }))
  try {
    await call('otp', { phone })
    await call('verify', { type: 'sms', phone, token: sms.codeFor(phone) })
    times.login.push(performance.now() - due)
  } catch (error) {
    times.failed.push(String(error))
  }
  await Promise.all(bareAsked)
}

async function logInFor(howLong: number): Promise<Times> {
  const times: Times = { otp: [], verify: [], login: [], failed: [] }
  const all: Promise<void>[] = []
  const start = performance.now()
  for (let i = 0; i < howLong * perSecond; i++) {
    const due = start + (i * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    all.push(logIn(due, times))
  }
  await Promise.all(all)
  return times
}

/** Asks for a code of every other one and shows a wrong code for the rest: nobody has these numbers. */
async function tryNumbers(amount: number): Promise<void> {
  let next = 0
  const one = async () => {
    while (next < amount) {
      const number = next++
      const phone = `91${8_000_000_000 + number}`
      const { status, body } =
        number % 2 === 0
          ? await postJson(`${at}/otp`, { phone }, { agent })
          : await postJson(`${at}/verify`, { type: 'sms', phone, token: '123456' }, { agent })
      if (status !== (number % 2 === 0 ? 200 : 403)) throw new Error(`${status} ${JSON.stringify(body)}`)
      sms.messages.length = 0
    }
  }
  await Promise.all(Array.from({ length: tryers }, one))
}

async function measureLogins(): Promise<Figure[]> {
  progress(`${perSecond} logins a second, ${warmUpSeconds} s to warm up, then ${seconds} s`)
  await logInFor(warmUpSeconds)
  const before = { server: cpuSeconds([server.pid]), bare: cpuSeconds([bare.pid]) }
  const { failed, ...times } = await logInFor(seconds)
  if (failed[0]) progress(failed[0])
  const calls = seconds * perSecond * 2
  const cost = {
    server: ((cpuSeconds([server.pid]) - before.server) / calls) * 1e6,
    bare: ((cpuSeconds([bare.pid]) - before.bare) / calls) * 1e6,
  }
  return [
    figure('logins that failed', failed.length, '', bars.login.failed),
    figure('a whole login: p99', percentile(times.login, 0.99), 'ms', bars.login.p99),
    figure('a whole login: p50', median(times.login), 'ms'),
    figure('asking for a code: p50', median(times.otp), 'ms'),
    figure('showing it: p50', median(times.verify), 'ms'),
    figure('CPU of a call', cost.server, 'µs'),
    figure('CPU of a call / bare Hono route', cost.server / cost.bare, '×'),
  ]
}

async function measureMemory(): Promise<Figure[]> {
  progress(`${numbers} numbers that nobody owns`)
  const before = await memory.read(server.pid)
  await tryNumbers(numbers)
  const after = await memory.read(server.pid)
  return [
    figure(
      `memory left by ${numbers.toLocaleString('en-IN')} strange numbers`,
      after - before,
      'MB',
      bars.login.megabytes,
    ),
  ]
}

async function measureLogin(): Promise<Bench> {
  try {
    return {
      title: 'Login',
      note: `${perSecond} logins a second for ${seconds} s, as they come and not as they are answered.`,
      figures: [...(await measureLogins()), ...(await measureMemory())],
    }
  } finally {
    agent.destroy()
    await bare.stop()
    await server.stop()
    await sms.stop()
  }
}

await runAlone(measureLogin)
