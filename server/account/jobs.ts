import type { Job, QueuedJob } from '../jobs/job.ts'

export function accountJobs({ forgetNotices }: { forgetNotices: QueuedJob }): Job[] {
  return [forgetNotices]
}
