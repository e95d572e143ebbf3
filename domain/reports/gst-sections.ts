import { stateCode } from '../papers/indian-states.ts'
import type { Amount, Cell } from './cell.ts'
import { gstHeads as heads } from './gst-heads.ts'
import { type GstSums, sumPapers, taxOf } from './gst-sums.ts'
import { toolDate } from './periods.ts'
import type { ReportedPaper } from './reported-paper.ts'

/** A section of GSTR-1 as the offline tool has it. `key` tells its rows apart, `reference` is the booking of one that is about a single paper. */
export type GstSection = {
  name: GstSectionName
  /** As the tool names the sheet. */
  sheet: string
  what: string
  heads: readonly string[]
  rows: { key: string; reference: string | null; cells: Cell[] }[]
  sums: GstSums
}

/** To persons in another State: above this an invoice stands by itself. */
const largePaise = 100_000_00

export const gstSectionNames = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'hsn-b2b', 'hsn-b2c', 'docs'] as const
export type GstSectionName = (typeof gstSectionNames)[number]
export type GstSections = Record<GstSectionName, GstSection>

/** The sections whose sums make up the return; the others say the same in another order. */
export const supplySections = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'] as const satisfies GstSectionName[]

const amount = (paise: number): Amount => ({ paise })
const none = amount(0)

/** '27-Maharashtra' */
const place = ({ placeOfSupply }: Pick<ReportedPaper, 'placeOfSupply'>) =>
  `${stateCode(placeOfSupply)}-${placeOfSupply.replaceAll(' and ', ' & ')}`

/** To a person in another State, of an invoice above the line: the invoice itself, or a credit note on it. */
function isLarge({ gstin, placeOfSupply, state, amounts, invoice }: ReportedPaper): boolean {
  const valuePaise = invoice?.totalPaise ?? amounts.totalPaise
  return gstin === null && placeOfSupply !== state && valuePaise > largePaise
}

/** The papers of a month, each in one of the sections that make up the return. They come in the order of their numbers. */
export function gstSections(papers: ReportedPaper[]): GstSections {
  const isNote = ({ kind }: ReportedPaper) => kind === 'credit note'
  const business = papers.filter(({ gstin }) => gstin !== null)
  const persons = papers.filter(({ gstin }) => gstin === null)
  const large = persons.filter(isLarge)
  return {
    b2b: section(
      'b2b',
      business.filter((paper) => !isNote(paper)),
      invoiceRow,
    ),
    b2cl: section(
      'b2cl',
      large.filter((paper) => !isNote(paper)),
      largeRow,
    ),
    b2cs: smallSection(persons.filter((paper) => !isLarge(paper))),
    cdnr: section('cdnr', business.filter(isNote), noteRow),
    cdnur: section('cdnur', large.filter(isNote), largeNoteRow),
    'hsn-b2b': hsnSection('hsn-b2b', business),
    'hsn-b2c': hsnSection('hsn-b2c', persons),
    docs: docsSection(papers),
  }
}

const words: Record<GstSectionName, { sheet: string; what: string }> = {
  b2b: { sheet: 'b2b,sez,de', what: 'To businesses with GSTIN' },
  b2cl: { sheet: 'b2cl', what: 'To persons in another State, above ₹1,00,000' },
  b2cs: { sheet: 'b2cs', what: 'To persons, all else, by State, less credit notes' },
  cdnr: { sheet: 'cdnr', what: 'Credit notes to businesses' },
  cdnur: { sheet: 'cdnur', what: 'Credit notes to persons, on large invoices' },
  'hsn-b2b': { sheet: 'hsn(b2b)', what: 'By code of the service, to businesses' },
  'hsn-b2c': { sheet: 'hsn(b2c)', what: 'By code of the service, to persons' },
  docs: { sheet: 'docs', what: 'Numbers given out' },
}

function section(
  name: Exclude<keyof typeof heads, 'hsn' | 'docs' | 'b2cs'>,
  papers: ReportedPaper[],
  cellsOf: (paper: ReportedPaper) => Cell[],
): GstSection {
  return {
    name,
    ...words[name],
    heads: heads[name],
    rows: papers.map((paper) => ({ key: paper.number, reference: paper.reference, cells: cellsOf(paper) })),
    sums: sumPapers(papers),
  }
}

const invoiceRow = (paper: ReportedPaper): Cell[] => [
  paper.gstin ?? '',
  paper.name,
  paper.number,
  toolDate(paper.date),
  amount(paper.amounts.totalPaise),
  place(paper),
  'N',
  '',
  'Regular B2B',
  '',
  paper.ratePercent,
  amount(paper.amounts.taxablePaise),
  none,
]

const largeRow = (paper: ReportedPaper): Cell[] => [
  paper.number,
  toolDate(paper.date),
  amount(paper.amounts.totalPaise),
  place(paper),
  '',
  paper.ratePercent,
  amount(paper.amounts.taxablePaise),
  none,
  '',
]

const noteRow = (paper: ReportedPaper): Cell[] => [
  paper.gstin ?? '',
  paper.name,
  paper.number,
  toolDate(paper.date),
  'C',
  place(paper),
  'N',
  'Regular B2B',
  amount(paper.amounts.totalPaise),
  '',
  paper.ratePercent,
  amount(paper.amounts.taxablePaise),
  none,
]

const largeNoteRow = (paper: ReportedPaper): Cell[] => [
  'B2CL',
  paper.number,
  toolDate(paper.date),
  'C',
  place(paper),
  amount(paper.amounts.totalPaise),
  '',
  paper.ratePercent,
  amount(paper.amounts.taxablePaise),
  none,
]

/** Groups in the order of their names. */
function groupBy(papers: ReportedPaper[], nameOf: (paper: ReportedPaper) => string) {
  const groups = Object.entries(Object.groupBy(papers, nameOf))
  return groups
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, group = []]) => ({ name, group, first: group[0] as ReportedPaper, sums: sumPapers(group) }))
}

function smallSection(papers: ReportedPaper[]): GstSection {
  const groups = groupBy(papers, (paper) => `${place(paper)} ${paper.ratePercent}`)
  return {
    name: 'b2cs',
    ...words.b2cs,
    heads: heads.b2cs,
    rows: groups.map(({ name, first, sums }) => ({
      key: name,
      reference: null,
      cells: ['OE', place(first), '', first.ratePercent, amount(sums.taxablePaise), none, ''],
    })),
    sums: sumPapers(papers),
  }
}

/** Services have no quantity. The tool knows what its codes mean. */
function hsnSection(name: 'hsn-b2b' | 'hsn-b2c', papers: ReportedPaper[]): GstSection {
  const groups = groupBy(papers, ({ sac, ratePercent }) => `${sac} ${ratePercent}`)
  return {
    name,
    ...words[name],
    heads: heads.hsn,
    rows: groups.map(({ name: key, first, sums }) => ({
      key,
      reference: null,
      cells: [
        first.sac,
        '',
        'NA',
        0,
        amount(sums.taxablePaise + taxOf(sums)),
        first.ratePercent,
        amount(sums.taxablePaise),
        amount(sums.igstPaise),
        amount(sums.cgstPaise),
        amount(sums.sgstPaise),
        none,
      ],
    })),
    sums: sumPapers(papers),
  }
}

const natures = { 'tax invoice': 'Invoices for outward supply', 'credit note': 'Credit Note' } as const

/** Numbers that follow one another are one row. None of ours is ever cancelled: what was wrong is credited. */
function docsSection(papers: ReportedPaper[]): GstSection {
  const runs = (['tax invoice', 'credit note'] as const).flatMap((kind) =>
    runsOf(papers.filter((paper) => paper.kind === kind)),
  )
  return {
    name: 'docs',
    ...words.docs,
    heads: heads.docs,
    rows: runs.map((run) => ({
      key: run.first.number,
      reference: null,
      cells: [natures[run.first.kind], run.first.number, run.last.number, run.count, 0],
    })),
    sums: sumPapers(papers),
  }
}

function runsOf(papers: ReportedPaper[]): { first: ReportedPaper; last: ReportedPaper; count: number }[] {
  const runs: ReturnType<typeof runsOf> = []
  for (const paper of papers.toSorted((a, b) => a.counter - b.counter)) {
    const run = runs.at(-1)
    if (run && paper.counter === run.last.counter + 1)
      Object.assign(run, { last: paper, count: run.count + 1 })
    else runs.push({ first: paper, last: paper, count: 1 })
  }
  return runs
}
