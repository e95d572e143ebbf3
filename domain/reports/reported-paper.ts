import type { StateName } from '../papers/indian-states.ts'
import type { CreditNote, Invoice } from '../papers/paper.ts'
import type { PaperAmounts } from '../papers/paper-amounts.ts'

/** Of a paper as it was issued, what returns are made of. */
export type ReportedPaper = {
  number: string
  /** Consecutive within its series and the financial year. */
  counter: number
  kind: 'tax invoice' | 'credit note'
  reference: string
  /** The date in India. */
  date: string
  /** Of who sells. */
  state: StateName
  sac: string
  placeOfSupply: StateName
  /** False when nobody said where they live, so that the place is our own State. */
  hasState: boolean
  name: string
  gstin: string | null
  ratePercent: number
  amounts: PaperAmounts
  /** The invoice of a credit note. */
  invoice: { number: string; totalPaise: number } | null
}

/** The parts of a stored paper that are read for a return. */
export type PaperParts = Pick<Invoice, 'date' | 'placeOfSupply' | 'recipient' | 'percent' | 'amounts'> & {
  seller: Pick<Invoice['seller'], 'state' | 'sac'>
  invoice?: Pick<CreditNote['invoice'], 'number' | 'totalPaise'> | null
}

type Stored = Pick<ReportedPaper, 'number' | 'counter' | 'kind' | 'reference'> & { content: PaperParts }

export function reportedPaper({ number, counter, kind, reference, content }: Stored): ReportedPaper {
  const { date, seller, placeOfSupply, recipient, percent, amounts, invoice } = content
  return {
    number,
    counter,
    kind,
    reference,
    date,
    state: seller.state,
    sac: seller.sac,
    placeOfSupply,
    hasState: recipient.address !== null,
    name: recipient.company?.name ?? recipient.name,
    gstin: recipient.company?.gstin ?? null,
    ratePercent: percent.gst,
    amounts,
    invoice: invoice ? { number: invoice.number, totalPaise: invoice.totalPaise } : null,
  }
}
