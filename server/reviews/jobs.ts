import type { Job } from '../jobs/job.ts'
import type { PublishWaiting } from './publish-waiting.ts'

export function reviewJobs({ publishWaiting }: { publishWaiting: PublishWaiting }): Job[] {
  return [
    {
      on: 'one-process',
      name: 'publish waiting reviews',
      everySeconds: 3600,
      leaseSeconds: 300,
      run: publishWaiting,
    },
  ]
}
