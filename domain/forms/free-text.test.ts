import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { travelerDetailsSchema } from '#domain/bookings/payment-request.ts'
import { checkInvoiceDetails } from '#domain/papers/invoice-details.ts'
import { planTripFormSchema, suggestedEnquiryFormSchema, tripEnquiryFormSchema } from './enquiry-forms.ts'
import { checkEnquiry } from './enquiry-request.ts'
import { checkLeadForm } from './lead-form.ts'
import { checkProfileForm } from './profile-form.ts'

const typed = 'Asha <script>alert(1)</script> Rao <img onerror=x> javascript:y'
const cleaned = 'Asha Rao <img x> y'
const sender = { name: typed, email: 'asha@example.com', phone: '9876543210' }
const enquiry = { ...sender, pageUrl: '/', message: `${typed}\nmore` }

test.each<[string, unknown, string[]]>([
  [
    'Plan Your Trip',
    safeParse(planTripFormSchema, { ...sender, people: '1', destination: typed, dates: typed }).output,
    ['name', 'destination', 'dates'],
  ],
  [
    'a trip enquiry',
    safeParse(tripEnquiryFormSchema, { ...sender, numberOfPeople: '1', batchDateId: 'x' }).output,
    ['name'],
  ],
  [
    'a suggested-trip enquiry',
    safeParse(suggestedEnquiryFormSchema, { ...sender, people: '1', month: 'x' }).output,
    ['name'],
  ],
  ['a booking', safeParse(travelerDetailsSchema, sender).output, ['name']],
  ['a profile', taken(checkProfileForm(sender)), ['name']],
  [
    'an invoice',
    taken(
      checkInvoiceDetails(
        { name: typed, address: typed, pinCode: '560001', state: 'Karnataka', company: '', gstin: '' },
        { overseas: false },
      ),
    ),
    ['name', 'address'],
  ],
  [
    'the lead form',
    taken(checkLeadForm({ fullName: typed, whatsappNumber: '9876543210', email: 'a@example.com' })),
    ['fullName'],
  ],
  [
    'the contact form',
    taken(
      checkEnquiry(
        { ...enquiry, formType: 'Contact Form', additionalData: { subject: typed } },
        '2026-11-15',
      ),
    ),
    ['name', 'subject'],
  ],
  [
    'an application',
    taken(
      checkEnquiry(
        { ...enquiry, formType: 'Job Application', additionalData: { openingId: 'pilot' } },
        '2026-11-15',
        ['pilot'],
      ),
    ),
    ['name'],
  ],
])('every free text of %s is cleaned', (_, value, fields) => {
  const texts = {
    ...(value as Record<string, unknown>),
    ...(value as { additionalData?: object }).additionalData,
  }
  expect(Object.fromEntries(fields.map((field) => [field, texts[field as keyof typeof texts]]))).toEqual(
    Object.fromEntries(fields.map((field) => [field, cleaned])),
  )
})

test('and so is every line of a message', () => {
  const checked = checkEnquiry(
    { ...enquiry, formType: 'Contact Form', additionalData: { subject: typed } },
    '2026-11-15',
  )
  expect(checked).toMatchObject({ value: { message: 'Asha  Rao <img x> y\nmore' } })
})

function taken(checked: { ok: boolean; value?: unknown }): unknown {
  return checked.value
}
