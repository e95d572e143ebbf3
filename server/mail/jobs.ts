import type { Job } from '../jobs.ts'
import type { MailDelivery } from './deliver-mail.ts'

/** Mail that is due leaves every few seconds; without a mail server it stays in the outbox. */
export function mailJobs({ mailDelivery }: { mailDelivery: MailDelivery | null }): Job[] {
  return mailDelivery ? [{ name: 'deliver mail', everySeconds: 5, run: mailDelivery.deliverDue }] : []
}
