import { toPaise } from '../../domain/money/money.ts'
import { type QuoteRequest, quote } from '../../domain/money/price.ts'
import { taxPercent } from '../../domain/money/tax.ts'
import type { InvoiceDetails } from '../../domain/papers/invoice-details.ts'
import { type Invoice, type InvoiceRequest, writeInvoice } from '../../domain/papers/paper.ts'
import type { LegalFacts } from '../../domain/site/legal-facts.ts'
import { sampleCoupons } from './coupons.ts'

/** A seller as one with a GSTIN of its own would stand in content/site. */
const registered: LegalFacts = {
  legalName: 'Caravan Journeys Private Limited',
  address: '12 Janpath, New Delhi 110001',
  state: 'Delhi',
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

export const details: InvoiceDetails = {
  name: 'Asha Rao',
  address: '14 Lake Road, Bengaluru',
  pinCode: '560001',
  state: 'Karnataka',
  company: '',
  gstin: '',
  pan: '',
}

/** What was sold, for a package, guests and a coupon. */
export function soldPrice(request: Partial<QuoteRequest> = {}): InvoiceRequest['price'] {
  const { overseas = false } = request
  const result = quote({
    package: { price: 37999, gstExtra: false },
    guests: 2,
    couponCode: 'SAVE10',
    coupons: { coupons: sampleCoupons, today: '2026-11-20' },
    overseas,
    ...request,
  })
  if (!result.ok) throw new Error(result.reason)
  const { lines, included, perPersonPaise } = result.quote
  return { lines, included, taxPercent, perGuestPaise: perPersonPaise }
}

export function invoiceOf(change: Partial<InvoiceRequest> = {}): Invoice {
  return writeInvoice({
    number: 'KF/26-27/00041',
    date: '2026-11-15',
    bookingReference: 'KF-7Q2M4XTR',
    legal: registered,
    contact: { phone: '911000000002', email: 'hello@kafila.example' },
    details,
    bookedBy: 'Asha Rao',
    trip: {
      title: 'Ladakh by Motorbike: Manali to Srinagar the Long Way',
      packageName: 'Ride + Ride Pillion',
      startDate: '2027-06-12',
      endDate: '2027-06-23',
      guests: 2,
      guestNames: [],
    },
    price: soldPrice(),
    payments: [
      { label: 'Wallet credit', paise: toPaise(4500) },
      { label: 'PhonePe', paise: toPaise(63898) },
    ],
    ...change,
  })
}
