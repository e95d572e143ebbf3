import type { Database } from '#database/client.ts'
import { type GstCheck, gstChecks } from '#domain/reports/gst-checks.ts'
import { type GstSections, gstSections } from '#domain/reports/gst-sections.ts'
import { monthsPeriod } from '#domain/reports/periods.ts'
import { compareWithMoney, countReceipts, listMissingNumbers, listReportedPapers } from './gst-store.ts'

export type GstReturn = { sections: GstSections; checks: GstCheck[] }

/** GSTR-1 of a month, made of the papers that were issued in it. */
export type ReadGstReturn = (month: string) => Promise<GstReturn>

export function createReadGstReturn({ db }: { db: Database }): ReadGstReturn {
  return (month) =>
    db.transaction(
      async (tx) => {
        const period = monthsPeriod(month)
        const papers = await listReportedPapers(tx, period)
        const sections = gstSections(papers)
        const checks = gstChecks({
          papers,
          sections,
          missing: await listMissingNumbers(tx, period),
          ledger: await compareWithMoney(tx, period),
          receipts: await countReceipts(tx, period),
        })
        return { sections, checks }
      },
      // What is compared stood side by side at one moment.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
}
