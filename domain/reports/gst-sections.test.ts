import { expect, test } from 'vitest'
import { details, invoiceOf } from '../../tests/factories/papers.ts'
import type { PriceLine } from '../money/price.ts'
import type { StateName } from '../papers/indian-states.ts'
import { type CreditNote, type Invoice, type InvoiceRequest, writeCreditNote } from '../papers/paper.ts'
import { gstChecks } from './gst-checks.ts'
import { gstSections } from './gst-sections.ts'
import { sumPapers } from './gst-sums.ts'
import { reportedPaper } from './reported-paper.ts'

const company = '27AAPFU0939F1ZV'

/** An invoice over so many rupees with 5 % of GST in it, to a State. */
function invoice(counter: number, rupees: number, state: StateName | null, gstin = ''): Invoice {
  const gst = Math.round((rupees * 5) / 105)
  const price: InvoiceRequest['price'] = {
    lines: [{ kind: 'guests', label: 'Trip', paise: rupees * 100 } as unknown as PriceLine],
    included: { gstPaise: gst * 100, tcsPaise: 0 },
    taxPercent: { gst: 5, tcs: 2 },
    perGuestPaise: rupees * 100,
  }
  return invoiceOf({
    number: `KF/26-27/${String(counter).padStart(5, '0')}`,
    date: '2026-10-04',
    bookingReference: `KF-2222222${counter}`,
    details: state && { ...details, state, gstin, company: gstin && 'Rao & Sons' },
    price,
  })
}

function note(counter: number, of: Invoice, rupees: number): CreditNote {
  return writeCreditNote(of, {
    number: `KC/26-27/${String(counter).padStart(5, '0')}`,
    date: '2026-10-31',
    reason: 'Cancelled',
    refundPaise: rupees * 100,
    creditedPaise: 0,
    refunds: [],
  })
}

const business = invoice(1, 10_500, 'Maharashtra', company)
const large = invoice(2, 1_05_000, 'Karnataka')
const onTheLine = invoice(3, 1_00_000, 'Karnataka')
const home = invoice(4, 2_10_000, 'Delhi')
const unknown = invoice(5, 21_000, null)
const papers = [business, large, onTheLine, home, unknown]
  .map((content, i) => ({ content, counter: i + 1 }))
  .concat(
    [note(1, business, 2_100), note(2, large, 10_500), note(3, onTheLine, 21_000), note(4, home, 10_500)].map(
      (content, i) => ({ content: content as never, counter: i + 1 }),
    ),
  )
  .map(({ content, counter }) =>
    reportedPaper({
      number: content.number,
      counter,
      kind: content.kind as 'tax invoice' | 'credit note',
      reference: content.bookingReference,
      content,
    }),
  )
const sections = gstSections(papers)
const cells = (name: keyof typeof sections) =>
  sections[name].rows.map((row) =>
    row.cells.map((cell) => (typeof cell === 'object' ? (cell.paise / 100).toFixed(2) : cell)),
  )

test('businesses stand by invoice and by note, with the tool’s own heads', () => {
  expect(sections.b2b.heads.slice(0, 5)).toEqual([
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Invoice Number',
    'Invoice date',
    'Invoice Value',
  ])
  expect(cells('b2b')).toEqual([
    [
      company,
      'Rao & Sons',
      'KF/26-27/00001',
      '04-Oct-2026',
      '10500.00',
      '27-Maharashtra',
      'N',
      '',
      'Regular B2B',
      '',
      5,
      '10000.00',
      '0.00',
    ],
  ])
  expect(cells('cdnr')).toEqual([
    [
      company,
      'Rao & Sons',
      'KC/26-27/00001',
      '31-Oct-2026',
      'C',
      '27-Maharashtra',
      'N',
      'Regular B2B',
      '2100.00',
      '',
      5,
      '2000.00',
      '0.00',
    ],
  ])
  for (const section of Object.values(sections))
    for (const row of section.rows) expect(row.cells).toHaveLength(section.heads.length)
})

test('persons in another State stand by themselves above ₹1,00,000, and so do notes on such invoices', () => {
  expect(cells('b2cl')).toEqual([
    ['KF/26-27/00002', '04-Oct-2026', '105000.00', '29-Karnataka', '', 5, '100000.00', '0.00', ''],
  ])
  expect(cells('cdnur')).toEqual([
    ['B2CL', 'KC/26-27/00002', '31-Oct-2026', 'C', '29-Karnataka', '10500.00', '', 5, '10000.00', '0.00'],
  ])
})

test('all other persons are summed by State and rate, less their credit notes', () => {
  // At home, however large, and who has no State: 2,00,000 + 20,000 − 10,000. On the line: 95,238 − 20,000.
  expect(cells('b2cs')).toEqual([
    ['OE', '07-Delhi', '', 5, '210000.00', '0.00', ''],
    ['OE', '29-Karnataka', '', 5, '75238.02', '0.00', ''],
  ])
})

test('codes of the service add up apart for businesses and persons, and the documents are counted', () => {
  expect(cells('hsn-b2b')).toEqual([
    ['998555', '', 'NA', 0, '8400.00', 5, '8000.00', '400.00', '0.00', '0.00', '0.00'],
  ])
  expect(cells('hsn-b2c')[0]?.slice(5, 10)).toEqual([5, '375238.02', '8261.98', '5250.00', '5250.00'])
  expect(cells('docs')).toEqual([
    ['Invoices for outward supply', 'KF/26-27/00001', 'KF/26-27/00005', 5, 0],
    ['Credit Note', 'KC/26-27/00001', 'KC/26-27/00004', 4, 0],
  ])
  const apart = gstSections(papers.filter(({ number }) => number !== 'KF/26-27/00003'))
  expect(apart.docs.rows.map((row) => row.cells.slice(1, 4))).toEqual([
    ['KF/26-27/00001', 'KF/26-27/00002', 2],
    ['KF/26-27/00004', 'KF/26-27/00005', 2],
    ['KC/26-27/00001', 'KC/26-27/00004', 4],
  ])
})

test('what is compared is in order for what was issued, and names what is not', () => {
  const facts = { papers, sections, missing: [], ledger: { netPaise: 0, differences: [] }, receipts: 0 }
  const tones = (change: object) => gstChecks({ ...facts, ...change }).map(({ tone }) => tone)
  // One invoice has no State, which is to be known.
  expect(tones({})).toEqual(['good', 'good', 'good', 'good', 'good', 'good', 'wait'])
  expect(sumPapers(papers).taxablePaise).toBe(383_238_02)
  const wrong = gstChecks({
    ...facts,
    missing: ['KF/26-27/00006'],
    sections: gstSections(papers.slice(1)),
    ledger: {
      netPaise: 0,
      differences: [
        {
          reference: 'KF-22222222',
          invoicedPaise: 105_00,
          creditedPaise: 0,
          receivedPaise: 100_00,
          backPaise: 0,
        },
      ],
    },
    receipts: 2,
  })
  expect(wrong.map(({ tone }) => tone)).toEqual(['bad', 'bad', 'bad', 'good', 'good', 'good', 'wait', 'wait'])
  expect(wrong[0]?.found).toEqual([{ words: 'KF/26-27/00006 was never issued', reference: null }])
  expect(wrong[2]?.found).toEqual([{ words: '₹105 invoiced, ₹100 received', reference: 'KF-22222222' }])
  const odd = papers.map((paper) => ({
    ...paper,
    gstin: paper.gstin?.replace('V', 'W') ?? null,
    invoice: null,
    amounts: { ...paper.amounts, igstPaise: paper.amounts.igstPaise + 101 },
  }))
  expect(gstChecks({ ...facts, papers: odd, sections: gstSections(odd) }).map(({ tone }) => tone)).toEqual([
    'good',
    'good',
    'good',
    'bad',
    'bad',
    'bad',
    'wait',
  ])
})
