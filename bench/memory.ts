import { setInterval } from 'node:timers'
import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { startBuiltServer } from './built-server.ts'
import { differentPages } from './different-pages.ts'
import { type Bench, figure } from './figures/figure.ts'
import { progress, quick, runAlone } from './figures/run-alone.ts'
import { largest } from './figures/statistics.ts'
import { readPages } from './read-pages.ts'
import { residentMegabytes, settledMemory } from './settled-memory.ts'

/**
 * The server's memory: at its start, after many different pages, and while many are read at once.
 *   node scripts/node24.mjs bench/memory.ts [--quick]
 */

const pageCount = 1_000
const loadSeconds = quick ? 10 : 30
const connections = 16
const sampleEvery = 500

/** Reads the pages over and over, and watches meanwhile. */
async function watchUnderLoad(origin: string, pid: number, paths: string[]): Promise<number[]> {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(residentMegabytes(pid)), sampleEvery)
  const endsAt = performance.now() + loadSeconds * 1000
  try {
    await readPages(origin, repeatUntil(endsAt, paths), connections)
  } finally {
    clearInterval(timer)
  }
  return samples
}

function* repeatUntil(endsAt: number, paths: string[]): Generator<string> {
  for (let i = 0; performance.now() < endsAt; i++) yield paths[i % paths.length] as string
}

export async function measureMemory(): Promise<Bench> {
  const memory = await settledMemory()
  const server = await startBuiltServer(makeTemporaryFolder(), {
    nodeOptions: memory.nodeOptions,
    settings: { LOG_LEVEL: 'warn' },
  })
  try {
    const atStart = await memory.read(server.pid)
    const paths = await differentPages(server.origin, pageCount)
    progress(`reading ${paths.length} different pages`)
    await readPages(server.origin, paths)
    const afterPages = await memory.read(server.pid)
    progress(`reading them over ${connections} connections for ${loadSeconds} s`)
    const samples = await watchUnderLoad(server.origin, server.pid, paths)
    const afterLoad = await memory.read(server.pid)
    return {
      title: 'Memory',
      note: `Resident memory of the server's process, after its garbage is collected except under load, where it is read twice a second for ${loadSeconds} s.`,
      figures: [
        figure('at start', atStart, 'MB'),
        figure(`after ${paths.length.toLocaleString('en-IN')} different pages`, afterPages, 'MB'),
        figure('under load, the most', largest(samples), 'MB'),
        figure('after the load', afterLoad, 'MB'),
      ],
      plots: [
        {
          kind: 'lines',
          title: 'Under load',
          unit: 'MB',
          places: samples.map((_, i) => `${((i + 1) * sampleEvery) / 1000} s`),
          lines: [{ name: 'resident memory', values: samples }],
        },
      ],
    }
  } finally {
    await server.stop()
  }
}

if (import.meta.main) await runAlone(measureMemory)
