import type { Job, QueuedJob } from '../jobs/job.ts'

/** Without a provider nothing is sent: notices stay in the outbox. */
export function smsJobs({ smsDelivery }: { smsDelivery: QueuedJob | null }): Job[] {
  return smsDelivery ? [smsDelivery] : []
}
