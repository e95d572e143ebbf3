import type { Job } from '../jobs/job.ts'
import type { SendReminders } from './send-reminders.ts'

export function reminderJobs({ sendReminders }: { sendReminders: SendReminders }): Job[] {
  return [
    { on: 'one-process', name: 'send reminders', everySeconds: 900, leaseSeconds: 600, run: sendReminders },
  ]
}
