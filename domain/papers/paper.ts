import type { PriceLine } from '#domain/money/price.ts'
import type { TaxPercent } from '#domain/money/tax.ts'
import { isRegistered, type LegalFacts } from '#domain/site/legal-facts.ts'
import type { StateName } from './indian-states.ts'
import type { InvoiceDetails } from './invoice-details.ts'
import { isPrintable } from './is-printable.ts'
import { creditAmounts, invoiceAmounts, type PaperAmounts, type SoldPrice } from './paper-amounts.ts'

/** An amount with its words, such as 'Paid through PhonePe'. */
export type PaperLine = { label: string; paise: number }

export type PaperSeller = {
  legalName: string
  address: string
  state: StateName
  /** Null as long as the company has none. */
  gstin: string | null
  tan: string | null
  sac: string
  /** Digits with country code. */
  phone: string
  email: string
}

export type Recipient = {
  name: string
  company: { name: string; gstin: string } | null
  address: { text: string; pinCode: string; state: StateName } | null
}

export type PaperTrip = {
  title: string
  packageName: string
  startDate: string
  endDate: string
  guests: number
  /** How many of them at a child's price; papers of before don't say. */
  children?: number
  /** As far as they were given and can be printed. */
  guestNames: string[]
}

/** All that is printed, so that a paper that was issued looks the same for ever, whatever changes on the site. */
type PrintedPaper = {
  number: string
  /** The date in India, YYYY-MM-DD. */
  date: string
  bookingReference: string
  seller: PaperSeller
  recipient: Recipient
  placeOfSupply: StateName
  trip: PaperTrip
  amounts: PaperAmounts
  percent: TaxPercent
}

export type Invoice = PrintedPaper & {
  kind: 'tax invoice' | 'receipt'
  perGuestPaise: number
  /** The price's lines without wallet credit. */
  lines: PriceLine[]
  /** They add up to the total. */
  payments: PaperLine[]
}

export type CreditNote = PrintedPaper & {
  kind: 'credit note' | 'receipt of refund'
  /** `refundedPaise` is what earlier notes gave back. */
  invoice: { number: string; date: string; totalPaise: number; refundedPaise: number }
  /** 'Cancelled by the traveller on 15 Nov 2026' */
  reason: string
  /** Where the money goes; they add up to the total. */
  refunds: PaperLine[]
}

/** Chosen before the number, which counts within the kind. */
export function invoiceKind(legal: LegalFacts): Invoice['kind'] {
  return isRegistered(legal) ? 'tax invoice' : 'receipt'
}

/** A credit note belongs to a tax invoice; what was receipted is receipted again, even if a GSTIN came meanwhile. */
export function creditNoteKind(invoice: Pick<Invoice, 'kind'>): CreditNote['kind'] {
  return invoice.kind === 'tax invoice' ? 'credit note' : 'receipt of refund'
}

export type InvoiceRequest = {
  number: string
  date: string
  bookingReference: string
  legal: LegalFacts
  contact: { phone: string; email: string }
  /** Null when the traveller gave none in time: then the booking's name stands alone, if it can be printed. */
  details: InvoiceDetails | null
  bookedBy: string
  trip: PaperTrip
  price: SoldPrice & { perGuestPaise: number }
  payments: PaperLine[]
}

/** The place of supply is the traveller's State, or the company's own as long as that is unknown. */
export function writeInvoice(request: InvoiceRequest): Invoice {
  const { number, date, bookingReference, legal, contact, details, bookedBy, trip, price, payments } = request
  const kind = invoiceKind(legal)
  const placeOfSupply = details?.state ?? legal.state
  return {
    kind,
    number,
    date,
    bookingReference,
    seller: {
      legalName: legal.legalName,
      address: legal.address,
      state: legal.state,
      gstin: kind === 'tax invoice' ? legal.gstin : null,
      tan: kind === 'tax invoice' ? legal.tan : null,
      sac: legal.sac,
      phone: contact.phone,
      email: contact.email,
    },
    recipient: details ? recipientOf(details) : unasked(bookedBy, bookingReference),
    placeOfSupply,
    trip: { ...trip, guestNames: trip.guestNames.filter(isPrintable) },
    perGuestPaise: price.perGuestPaise,
    lines: price.lines.filter(({ kind }) => kind !== 'wallet'),
    amounts: invoiceAmounts(price, placeOfSupply === legal.state),
    percent: price.taxPercent,
    payments,
  }
}

export type CreditRequest = {
  number: string
  date: string
  reason: string
  refundPaise: number
  /** The sum of the notes that this invoice has had before. */
  creditedPaise: number
  refunds: PaperLine[]
}

/** Everything but the amounts is the invoice's own, its rates and State included. */
export function writeCreditNote(invoice: Invoice, request: CreditRequest): CreditNote {
  const { number, date, reason, refunds } = request
  const { bookingReference, seller, recipient, placeOfSupply, trip, percent } = invoice
  return {
    kind: creditNoteKind(invoice),
    number,
    date,
    bookingReference,
    seller,
    recipient,
    placeOfSupply,
    trip,
    amounts: creditAmounts(invoice.amounts, request),
    percent,
    invoice: {
      number: invoice.number,
      date: invoice.date,
      totalPaise: invoice.amounts.totalPaise,
      refundedPaise: request.creditedPaise,
    },
    reason,
    refunds,
  }
}

/** Nobody was asked in which letters a name can be printed, so the booking stands for one that can't. */
function unasked(bookedBy: string, bookingReference: string): Recipient {
  const name = isPrintable(bookedBy) ? bookedBy : `Booking ${bookingReference}`
  return { name, company: null, address: null }
}

function recipientOf({ name, address, pinCode, state, company, gstin }: InvoiceDetails): Recipient {
  return {
    name,
    company: gstin ? { name: company, gstin } : null,
    address: { text: address, pinCode, state },
  }
}
