import { expect, test } from 'vitest'
import { toPaise } from '#domain/money/money.ts'
import { details, invoiceOf } from '../../tests/factories/papers.ts'
import { creditNoteKind, invoiceKind, writeCreditNote } from './paper.ts'

const legal = {
  legalName: 'Caravan Journeys Private Limited',
  address: '12 Janpath, New Delhi 110001',
  state: 'Delhi' as const,
  cin: 'U63040DL2018PTC123456',
  gstin: '07AAPFU0939F1ZX',
  tan: 'DELC01234B',
  sac: '998555',
  grievanceOfficer: {
    name: 'Meera Nair',
    designation: 'Head of Guest Care',
    email: 'meera@caravan.in',
    phone: '919812345678',
  },
}

test('only a GSTIN that can be somebody’s makes a tax invoice', () => {
  expect(invoiceKind(legal)).toBe('tax invoice')
  for (const gstin of ['07AAAAA0000A1Z0', '', '07AAPFU0939F1ZV', '99AAPFU0939F1ZX'])
    expect(invoiceKind({ ...legal, gstin })).toBe('receipt')
})

test('a paper holds no PAN, no wallet line and no number that is none', () => {
  const invoice = invoiceOf({
    details: { ...details, pan: 'ABCDE1234F' },
    legal: { ...legal, gstin: '07AAAAA0000A1Z0' },
  })
  expect(JSON.stringify(invoice)).not.toMatch(/ABCDE1234F|wallet"|07AAAAA0000A1Z0|DELC01234B/)
})

test('a name in letters that no paper shows gives way to the booking, in what is sold as well', () => {
  const byItself = (bookedBy: string) =>
    invoiceOf({ details: null, bookedBy, trip: { ...invoiceOf().trip, guestNames: [bookedBy] } })
  for (const name of ['ஆஷா ராவ்', 'আশা রাও', 'Asha 🐪']) {
    const { recipient, trip } = byItself(name)
    expect([recipient.name, trip.guestNames]).toEqual(['Booking KF-7Q2M4XTR', []])
  }
  for (const name of ['Asha Rao', 'आशा राव', 'Zoë Nguyễn']) {
    const { recipient, trip } = byItself(name)
    expect([recipient.name, trip.guestNames]).toEqual([name, [name]])
  }
})

test('a note stays what its paper was, even if a GSTIN came meanwhile', () => {
  const receipt = invoiceOf({ legal: { ...legal, gstin: '' } })
  expect(creditNoteKind(receipt)).toBe('receipt of refund')
  expect(creditNoteKind(invoiceOf())).toBe('credit note')
})

test('a note takes State, rates and names from its invoice', () => {
  const invoice = { ...invoiceOf({ details: { ...details, state: 'Delhi' } }), percent: { gst: 18, tcs: 5 } }
  const note = writeCreditNote(invoice, {
    number: 'KC/26-27/00003',
    date: '2026-12-01',
    reason: 'Cancelled',
    refundPaise: toPaise(34199),
    creditedPaise: toPaise(10000),
    refunds: [],
  })
  expect(note).toMatchObject({
    percent: { gst: 18, tcs: 5 },
    placeOfSupply: 'Delhi',
    recipient: invoice.recipient,
    invoice: {
      number: 'KF/26-27/00041',
      date: '2026-11-15',
      totalPaise: toPaise(68398),
      refundedPaise: toPaise(10000),
    },
  })
  expect(note.amounts.cgstPaise).toBeGreaterThan(0)
})
