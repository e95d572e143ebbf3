import { sayFirstOwner } from './console/first-owner.ts'
import { explainFailure } from './fail.ts'
import type { Running } from './start.ts'

/** Milliseconds that a stop may take, whatever it waits for: whoever told it to will soon kill it. What it leaves is like after a crash. */
const longestStop = 14_000

/**
 * Starts, and stops in order on Ctrl-C, SIGTERM or a closed terminal, also in the middle of the start. Not to be awaited:
 * a stop that waits for a connection which is gone ends with the process, and that is in order too.
 */
export async function runUntilStopped(
  name: string,
  start: (stopped: AbortSignal) => Promise<Running>,
): Promise<void> {
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort())
  stopped.signal.addEventListener('abort', () => setTimeout(endUnfinished, longestStop).unref())
  try {
    const running = await start(stopped.signal)
    console.log(`${name} is ready at ${running.url}`)
    const { app, resources, url } = running
    const hint = await sayFirstOwner(app.staff, { mode: resources.env.mode, url })
    if (hint) console.log(hint)
    if (!stopped.signal.aborted)
      await new Promise((resolve) => stopped.signal.addEventListener('abort', resolve))
    await running.stop()
  } catch (error) {
    if (!stopped.signal.aborted) {
      console.error(explainFailure(error))
      process.exit(1)
    }
  }
  process.exit(0)
}

function endUnfinished(): void {
  console.error(`The stop took longer than ${longestStop / 1000} s: what was under way is broken off.`)
  process.exit(0)
}
