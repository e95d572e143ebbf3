import type { Job } from '../jobs/job.ts'
import type { IssueDueInvoices } from './issue-due-invoices.ts'

export function paperJobs({ issueDueInvoices }: { issueDueInvoices: IssueDueInvoices }): Job[] {
  return [
    {
      on: 'one-process',
      name: 'issue due invoices',
      everySeconds: 3600,
      leaseSeconds: 600,
      run: issueDueInvoices,
    },
  ]
}
