import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockFolder } from './folder-lock.ts'
import { createServers } from './servers.ts'
import { type PhonePeSandbox, startPhonePeSandbox } from './start-phonepe-sandbox.ts'

/** What stands in address.json while it runs, and after. */
type Address = { port: number; instance: string; pid: number }

const lockWithin = 10_000
const refundDelayMs = 3000

/**
 * One stand-in for all servers with the same folder, which ends when the last of them does, in order or not. The port is the same after every start, if it is
 * free: the addresses of payment pages stay what they were. Until the first server has attached, it lives as long as its standard input, the other
 * end of which is held by the server that started it.
 */
export async function runShared(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  let isUsed = () => false
  process.stdin.on('close', () => isUsed() || process.exit(0)).on('error', () => {})
  process.stdin.resume()
  const unlock = await waitForLock(folder)
  // Somebody else's is there.
  if (!unlock) process.exit(0)
  const instance = randomUUID()
  let sandbox: PhonePeSandbox | null = null
  const end = () => {
    void sandbox?.stop()
    unlock()
    // What has been said to servers is on its way; nothing else is left to do.
    setImmediate(() => process.exit(0))
  }
  const servers = createServers({ instance, onLastGone: end })
  isUsed = servers.isUsed
  const start = (port: number) =>
    startPhonePeSandbox({
      folder,
      port,
      refundDelayMs,
      otherWebhookUrls: servers.webhookUrls,
      alsoAnswer: servers.answer,
    })
  const lastPort = readAddress(folder)?.port ?? 0
  sandbox = await start(lastPort).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || lastPort === 0) throw error
    return start(0)
  })
  const draft = join(folder, `address.json.${process.pid}`)
  const address: Address = { port: Number(new URL(sandbox.url).port), instance, pid: process.pid }
  writeFileSync(draft, JSON.stringify(address))
  renameSync(draft, join(folder, 'address.json'))
}

/** Waits for one that is about to end, but not for one that answers. */
async function waitForLock(folder: string): Promise<(() => void) | null> {
  for (let waited = 0; waited < lockWithin; waited += 50) {
    const unlock = lockFolder(folder)
    if (unlock || (await answers(folder))) return unlock
    await sleep(50)
  }
  return null
}

async function answers(folder: string): Promise<boolean> {
  const port = readAddress(folder)?.port
  if (!port) return false
  try {
    const page = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(1000) })
    return (await page.text()).includes('stand-in for PhonePe')
  } catch {
    return false
  }
}

function readAddress(folder: string): Address | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'address.json'), 'utf8')) as Address
  } catch {
    return null
  }
}
