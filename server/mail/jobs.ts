import type { Job } from '../jobs/job.ts'
import type { MailDelivery } from './deliver-mail.ts'

/** Without a mail server nothing is sent: mails stay in the outbox. */
export function mailJobs({ mailDelivery }: { mailDelivery: MailDelivery | null }): Job[] {
  return mailDelivery?.jobs ?? []
}
