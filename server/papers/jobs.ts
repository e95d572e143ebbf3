import { everyDayInIndia } from '#domain/calendar/clock.ts'
import type { Job } from '../jobs/job.ts'
import type { ForgetPanReads } from './forget-pan-reads.ts'
import type { IssueDueInvoices } from './issue-due-invoices.ts'
import type { RemindOfPan } from './remind-of-pan.ts'

export type PaperJobDeps = {
  issueDueInvoices: IssueDueInvoices
  remindOfPan: RemindOfPan
  forgetPanReads: ForgetPanReads
}

export function paperJobs({ issueDueInvoices, remindOfPan, forgetPanReads }: PaperJobDeps): Job[] {
  return [
    {
      on: 'one-process',
      name: 'issue due invoices',
      everySeconds: 3600,
      leaseSeconds: 600,
      run: issueDueInvoices,
    },
    // When travellers read mails.
    {
      on: 'one-process',
      name: 'remind of PAN',
      nextRun: everyDayInIndia(10),
      leaseSeconds: 600,
      run: remindOfPan,
    },
    {
      on: 'one-process',
      name: 'forget readings of PAN',
      nextRun: everyDayInIndia(4),
      leaseSeconds: 300,
      run: forgetPanReads,
    },
  ]
}
