import { sayFirstOwner } from './console/first-owner.ts'
import { explainFailure } from './fail.ts'
import type { Running } from './start.ts'

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
