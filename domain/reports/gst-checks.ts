import { formatPaise } from '../money/money.ts'
import { isGstin } from '../papers/gstin.ts'
import { type GstSections, supplySections } from './gst-sections.ts'
import { addSums, type GstSums, sumPapers, taxOf } from './gst-sums.ts'
import type { ReportedPaper } from './reported-paper.ts'

/** Of a booking with a paper in the month: what all its papers say, and what its money says. */
export type LedgerLine = {
  reference: string
  invoicedPaise: number
  creditedPaise: number
  receivedPaise: number
  backPaise: number
}

export type GstFacts = {
  papers: ReportedPaper[]
  sections: GstSections
  /** Numbers that should be there, up to the last of the month, and are not. */
  missing: string[]
  /** What all of them come to, and those that differ. */
  ledger: { netPaise: number; differences: LedgerLine[] }
  /** Papers of the month that are no tax invoices. */
  receipts: number
}

/** `good`: in order. `wait`: to be known. `bad`: to be put right. `found` is what is not in order, each with its booking where it has one. */
export type GstCheck = {
  tone: 'good' | 'wait' | 'bad'
  title: string
  found: { words: string; reference: string | null }[]
}

/** What is compared before a return leaves the house. */
export function gstChecks(facts: GstFacts): GstCheck[] {
  return [
    gaps(facts),
    sectionSums(facts),
    ledgers(facts),
    rates(facts),
    gstins(facts),
    notes(facts),
    ...known(facts),
  ]
}

function check(right: string, wrong: string, found: GstCheck['found']): GstCheck {
  return found.length === 0 ? { tone: 'good', title: right, found } : { tone: 'bad', title: wrong, found }
}

function gaps({ missing }: GstFacts): GstCheck {
  return check(
    'Numbers run without a gap',
    `${missing.length === 1 ? 'A number is' : `${missing.length} numbers are`} missing`,
    missing.map((number) => ({ words: `${number} was never issued`, reference: null })),
  )
}

function sectionSums({ papers, sections }: GstFacts): GstCheck {
  const expected = sumPapers(papers)
  const made = addSums(supplySections.map((name) => sections[name].sums))
  const byCode = addSums([sections['hsn-b2b'].sums, sections['hsn-b2c'].sums])
  const differs = (what: string, sums: GstSums) =>
    (Object.keys(expected) as (keyof GstSums)[]).every((name) => sums[name] === expected[name])
      ? []
      : [
          {
            words: `${what}: ${formatPaise(sums.taxablePaise)} taxable and ${formatPaise(taxOf(sums))} tax on ${sums.papers} papers, and the papers say ${formatPaise(expected.taxablePaise)} and ${formatPaise(taxOf(expected))} on ${expected.papers}`,
            reference: null,
          },
        ]
  return check('Sections add up to the papers', 'Sections don’t add up to the papers', [
    ...differs('b2b to cdnur', made),
    ...differs('hsn', byCode),
  ])
}

function ledgers({ ledger }: GstFacts): GstCheck {
  return check(
    `Papers agree with the money of their bookings: ${formatPaise(ledger.netPaise)}`,
    'Papers and money differ',
    ledger.differences.flatMap((line) => [
      ...differ(line.reference, ['invoiced', line.invoicedPaise], ['received', line.receivedPaise]),
      ...differ(line.reference, ['credited', line.creditedPaise], ['sent back', line.backPaise]),
    ]),
  )
}

function differ(
  reference: string,
  [said, a]: [string, number],
  [is, b]: [string, number],
): GstCheck['found'] {
  return a === b ? [] : [{ words: `${formatPaise(a)} ${said}, ${formatPaise(b)} ${is}`, reference }]
}

/** Tax is whole rupees, as the traveller was shown it, so it is the rate's to the rupee. */
function rates({ papers }: GstFacts): GstCheck {
  const off = papers.filter(
    ({ amounts, ratePercent }) => Math.abs(taxOf(amounts) - (amounts.taxablePaise * ratePercent) / 100) > 100,
  )
  return check(
    'Tax is the rate of what is taxable, to the rupee',
    'Tax is not the rate of what is taxable',
    off.map(({ number, amounts, ratePercent, reference }) => ({
      words: `${number}: ${formatPaise(taxOf(amounts))} on ${formatPaise(amounts.taxablePaise)} at ${ratePercent} %`,
      reference,
    })),
  )
}

function gstins({ papers }: GstFacts): GstCheck {
  return check(
    'Every GSTIN has a right check character',
    'A GSTIN can be nobody’s',
    papers
      .filter(({ gstin }) => gstin !== null && !isGstin(gstin))
      .map(({ number, reference }) => ({ words: number, reference })),
  )
}

function notes({ papers }: GstFacts): GstCheck {
  return check(
    'Every credit note names its invoice',
    'A credit note names no invoice',
    papers
      .filter(({ kind, invoice }) => kind === 'credit note' && !invoice?.number)
      .map(({ number, reference }) => ({ words: number, reference })),
  )
}

function known({ papers, receipts }: GstFacts): GstCheck[] {
  const [first, ...others] = papers.filter(({ kind, hasState }) => kind === 'tax invoice' && !hasState)
  const stateless = others.length + 1
  return [
    ...(first
      ? [
          {
            tone: 'wait' as const,
            title: `${stateless === 1 ? '1 invoice has' : `${stateless} invoices have`} no State: nobody gave an address. They stand under ${first.state}.`,
            found: [],
          },
        ]
      : []),
    ...(receipts > 0
      ? [
          {
            tone: 'wait' as const,
            title: `${receipts === 1 ? '1 receipt is' : `${receipts} receipts are`} not in this return: the company had no GSTIN when they were issued.`,
            found: [],
          },
        ]
      : []),
  ]
}
