import type { Job, QueuedJob } from '../jobs/job.ts'

/** Without a provider nothing is sent: messages stay in the outbox. */
export function smsJobs({ smsDelivery }: { smsDelivery: QueuedJob[] }): Job[] {
  return smsDelivery
}
