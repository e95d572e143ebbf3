import { careers } from '../../content/pages/careers.ts'
import { dateInIndia } from '../../domain/calendar/clock.ts'
import { nextTravelMonths } from '../../domain/calendar/travel-months.ts'
import type { EnquiryRequest } from '../../domain/forms/enquiry-request.ts'

export type Submission = { from: string; body: EnquiryRequest }

/** Every seventh comes from one of these, who write more than one address may. */
const eager = 25
/** Every tenth is the one before it, sent again. */
const repeatEvery = 10

const names = ['Asha Rao', 'आशा राव', 'Zoë O’Brien', 'فاطمہ خان', 'ஆஷா ராவ்']

/** What people write in the three forms, from so many addresses. One crowd has no name and no address of another. */
export function makeSubmissions(crowd: number, count: number, addresses: number): Submission[] {
  const made: Submission[] = []
  for (let i = 0; i < count; i++) {
    const before = made[i - 1]
    const address = i % 7 === 0 ? (i / 7) % Math.min(eager, addresses) : i % addresses
    if (before && i % repeatEvery === repeatEvery - 1) made.push(before)
    else made.push(makeSubmission(crowd, i, `10.${crowd}.${address >> 8}.${address & 255}`))
  }
  return made
}

function makeSubmission(crowd: number, i: number, from: string): Submission {
  const sender = {
    name: names[i % names.length] ?? '',
    email: `guest${i}@crowd${crowd}.example`,
    idempotencyKey: `a-form-of-crowd-${crowd}-numbered-${i}`,
  }
  switch (i % 3) {
    case 0:
      return { from, body: contactMessage(i, sender) }
    case 1:
      return { from, body: application(i, sender) }
    default:
      return { from, body: tripEnquiry(i, sender) }
  }
}

type Sender = { name: string; email: string; idempotencyKey: string }

function contactMessage(i: number, sender: Sender): EnquiryRequest {
  return {
    formType: 'Contact Form',
    ...sender,
    message: `We are ${2 + (i % 9)} people.\nTwo of us are over seventy.\n\nWhere is it cold in May? ${'Please tell us more. '.repeat(i % 50)}`,
    additionalData: { subject: `A question about May, number ${i}` },
    pageUrl: '/contact',
  }
}

function application(i: number, sender: Sender): EnquiryRequest {
  const { openings } = careers
  return {
    formType: 'Job Application',
    ...sender,
    phone: '+91 98765 43210',
    message: 'I have led groups for six years and can read an oximeter.',
    additionalData: { openingId: openings[i % openings.length]?.id ?? '', link: 'https://example.com/me' },
    pageUrl: '/careers',
  }
}

function tripEnquiry(i: number, sender: Sender): EnquiryRequest {
  const months = nextTravelMonths(dateInIndia(new Date()))
  // The present month could end meanwhile.
  const travelMonth = months[1 + (i % (months.length - 1))]?.value ?? ''
  return {
    formType: 'Suggested Trip Enquiry',
    ...sender,
    phone: '098765 43210',
    additionalData: { people: String(1 + (i % 10)), travelMonth, tripName: 'Wayanad in private' },
    pageUrl: '/custom-trip/wayanad-private',
  }
}
