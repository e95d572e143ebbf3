import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../scripts/run.mjs'
import type { Bench } from './figures/figure.ts'

/** What became of one bench: what it found, or why it found nothing. */
export type Outcome = { name: string; seconds: number } & (
  | { bench: Bench; failure: null }
  | { bench: null; failure: string }
)

/** How long its servers have to end in order once they are told to, in milliseconds. */
const endsWithin = 15_000
const linesOfFailure = 12

/** Runs one bench in a process of its own, so that none is slowed by what another left behind; whatever that has started ends with it. */
export async function runBench(
  { name, minutes }: { name: string; minutes: number },
  { quick, signal }: { quick: boolean; signal: AbortSignal },
): Promise<Outcome> {
  const startedAt = performance.now()
  // A group of its own: what the bench has started is found and ended by it.
  const child = spawn(process.execPath, [join('bench', `${name}.ts`), ...(quick ? ['--quick'] : [])], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  const limit = AbortSignal.timeout(minutes * 60_000)
  const end = () => endGroup(child, 'SIGTERM')
  for (const each of [signal, limit]) each.addEventListener('abort', end, { once: true })
  const { bench, failure } = await outcomeOf(child)
  await endLeftOvers(child)
  for (const each of [signal, limit]) each.removeEventListener('abort', end)
  const seconds = (performance.now() - startedAt) / 1000
  if (bench) return { name, seconds, bench, failure: null }
  const why = limit.aborted ? `It took longer than ${minutes} minutes.` : failure
  return { name, seconds, bench: null, failure: withoutPlaces(why) }
}

function outcomeOf(child: ChildProcess): Promise<{ bench: Bench | null; failure: string }> {
  return new Promise((resolve) => {
    let bench: Bench | null = null
    let complaint = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk)
      complaint = (complaint + chunk).slice(-10_000)
    })
    child.once('message', (message) => {
      bench = message as Bench
    })
    child.once('error', (error) => resolve({ bench: null, failure: String(error) }))
    child.once('exit', (code, ended) => {
      resolve({ bench, failure: lastWords(complaint) || `It ended with ${ended ?? code} and found nothing.` })
    })
  })
}

/** What went wrong, without the way there. */
function lastWords(complaint: string): string {
  const lines = complaint
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at |^Node\.js v|^Debugger /.test(line))
  return lines.slice(-linesOfFailure).join('\n')
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal)
  } catch {
    return false
  }
}

async function endLeftOvers(child: ChildProcess): Promise<void> {
  const deadline = performance.now() + endsWithin
  endGroup(child, 'SIGTERM')
  while (endGroup(child, 0) && performance.now() < deadline) await sleep(100)
  endGroup(child, 'SIGKILL')
}

/** The report is shown to others: it names no folder of this machine. */
function withoutPlaces(text: string): string {
  return [`file://${root}/`, `${root}/`, root, tmpdir()].reduce(
    (less, place) => less.replaceAll(place, ''),
    text,
  )
}
