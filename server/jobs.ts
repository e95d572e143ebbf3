import type { Log } from './log.ts'

export type Job = { name: string; everySeconds: number; run: () => Promise<unknown> }

/** Runs each job at start and then again and again, never twice at once. `stop` waits for what is under way. */
export function startJobs(jobs: Job[], log: Log): { stop: () => Promise<void> } {
  let stopped = false
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  function tick(job: Job): void {
    if (stopped) return
    const turn = job
      .run()
      .then(() => {})
      .catch((error: Error) => log.error({ job: job.name, error: error.message }, 'job failed'))
      .finally(() => {
        running.delete(turn)
        if (stopped) return
        const timer = setTimeout(() => {
          timers.delete(timer)
          tick(job)
        }, job.everySeconds * 1000)
        timers.add(timer)
      })
    running.add(turn)
  }
  for (const job of jobs) tick(job)

  return {
    async stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
