import { expect, test } from 'vitest'
import { toPaise } from '#domain/money/money.ts'
import { type CreditRequest, writeCreditNote } from '#domain/papers/paper.ts'
import { details, invoiceOf } from '../../tests/factories/papers.ts'
import { readPdfLines } from '../../tests/setup/read-pdf.ts'
import { fileFacts } from '../catalogue/file-facts.ts'
import { makeCreditNotePdf } from './make-credit-note-pdf.ts'

const cancelled: CreditRequest = {
  number: 'KC/26-27/00003',
  date: '2026-12-01',
  reason: 'Cancelled by the traveller on 1 Dec 2026',
  refundPaise: toPaise(67898),
  creditedPaise: 0,
  refunds: [
    { label: 'PhonePe', paise: toPaise(63398) },
    { label: 'Wallet', paise: toPaise(4500) },
  ],
}

test('a credit note names its invoice, what is given back and where it goes', async () => {
  const invoice = invoiceOf({ details: { ...details, name: 'कार्तिक सिंह' } })
  const lines = await readPdfLines(await makeCreditNotePdf(writeCreditNote(invoice, cancelled)))
  const expected = [
    'Kafila Credit note',
    'Number KC/26-27/00003',
    'For tax invoice KF/26-27/00041 of 15 Nov 2026',
    'Cancelled by the traveller on 1 Dec 2026',
    'Total of tax invoice KF/26-27/00041 ₹68,398.00',
    'Not refunded −₹500.00',
    'Refund ₹67,898.00',
    'Taxable value (SAC 998555) ₹64,664.81',
    'IGST 5% ₹3,233.19',
    'Total ₹67,898.00',
    'PhonePe ₹63,398.00',
    'Wallet ₹4,500.00',
  ]
  expect(lines.filter((line) => expected.includes(line))).toEqual(expected)
  expect(lines.join('\n')).toContain('कार्तिक सिंह')
})

test('a later note tells what came before, and nothing that is nothing', async () => {
  const rest = { ...cancelled, refundPaise: toPaise(500), creditedPaise: toPaise(67898) }
  const lines = await readPdfLines(await makeCreditNotePdf(writeCreditNote(invoiceOf(), rest)))
  expect(lines).toContain('Refunded before −₹67,898.00')
  expect(lines).toContain('Refund ₹500.00')
  expect(lines).toContain('Taxable value (SAC 998555) ₹476.19')
  expect(lines).toContain('IGST 5% ₹23.81')
  expect(lines.join('\n')).not.toContain('Not refunded')
})

test('what was receipted is receipted again', async () => {
  const receipt = invoiceOf({ legal: fileFacts.seller, number: 'KR/26-27/00007' })
  const text = (await readPdfLines(await makeCreditNotePdf(writeCreditNote(receipt, cancelled)))).join('\n')
  expect(text).toContain('Kafila Receipt of refund\n')
  expect(text).toContain('For receipt KR/26-27/00007 of 15 Nov 2026')
  expect(text).not.toMatch(/Tax invoice|Credit note|GSTIN/)
})
